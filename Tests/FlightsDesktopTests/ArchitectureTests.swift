import Testing

@testable import FlightsDesktop

struct ArchitectureTests {}
