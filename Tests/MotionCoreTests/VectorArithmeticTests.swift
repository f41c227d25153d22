import Testing

@testable import MotionCore

struct VectorArithmeticTests {}
