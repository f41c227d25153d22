import MotionCore

/// The plane over its strip, the pages, and the flight that was viewed last. In a window of medium width icons alone.
struct Sidebar: View {
  let app: AppModel
  let shell: ShellModel

  private var isWide: Bool { shell.width == .wide }

  var body: Element {
    Column(spacing: 12, role: .region) {
      When(self.isWide) { PlaneStrip(strip: self.app.strip) }
      entries
      Spacer()
      lastViewed
    }
    .padding(12)
    .frame(maxHeight: .infinity)
    .frame(boundWidth: {
      self.isWide ? ControlSize.sidebar : ControlSize.sidebarNarrow
    })
    .style("sidebar")
    .accessibilityLabel(Strings.pages)
  }

  private var entries: Element {
    Column(spacing: 4) {
      for page in Page.shown { entry(page) }
    }
    .frame(maxWidth: .infinity)
  }

  private func entry(_ page: Page) -> Element {
    Button {
      self.app.choose(page)
    } label: {
      Stack(alignment: .leading) {
        When(self.app.page.built == page) {
          Stack {}.style("selection-bar").frame(width: 3, height: 20)
        }
        .animation(nil, value: self.app.page)
        Row(spacing: 12) {
          Icon(page.icon, IconSize.control, self.app.page.built == page ? \.accent : \.text2)
          // All the room there is: the chosen one is wider, in a stronger weight.
          When(self.isWide) { Text(Strings.page(page)).frame(maxWidth: .infinity) }
            .frame(maxWidth: .infinity)
        }
        .padding(EdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 8))
        .frame(maxWidth: .infinity)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .style("nav")
    .style("selected", when: self.app.page.built == page)
    .frame(maxWidth: .infinity, minHeight: ControlSize.nav)
    .accessibilityLabel(Strings.page(page))
    .accessibilitySelected(self.app.page.built == page)
    .help(self.isWide ? "" : Strings.page(page))
  }

  // MARK: Last viewed

  private var lastViewed: Element {
    WhenLet(self.app.lastViewed, alignment: .leading) { live in
      Column(spacing: 6) {
        When(self.isWide, alignment: .leading) {
          Stack(alignment: .leading) { Text(Strings.lastViewed).style("caption-strong", "text2") }
            .padding(EdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 0))
        }
        Button {
          self.app.showAgain(live.value.id)
        } label: {
          Row(spacing: 12) {
            StatusPicture(live.value.status)
            When(self.isWide, alignment: .leading) {
              Column(spacing: 0) {
                Text(live.value.number).style("body-strong", "text")
                Text(live.value.place).style("caption", "text2")
              }
            }
            .frame(maxWidth: .infinity)
          }
          .padding(horizontal: self.isWide ? 8 : 4, vertical: 8)
        }
        .style("card", "last-viewed")
        .frame(maxWidth: .infinity)
        .accessibilityLabel(Strings.lastViewed(live.value.number, live.value.place))
        .help(
          self.isWide ? "" : Strings.lastViewed(live.value.number, live.value.place))
      }
      .frame(maxWidth: .infinity)
    }
    .transition(.opacity)
    .frame(maxWidth: .infinity)
  }
}

/// The flight that was viewed last, in few words.
struct LastViewed: Equatable, Identifiable {
  let id: FlightID
  let status: FlightStatus
  let number: String
  let place: String
}

extension AppModel {
  /// The flight whose details were shown last, if the data have it.
  var lastViewed: LastViewed? {
    guard let id = settings.lastViewed, let data, let flight = data.store.flight(id) else {
      return nil
    }
    return LastViewed(
      id: id, status: data.status(of: flight, now: now), number: Strings.flightNumber(flight),
      place: data.airport(flight.destination).place)
  }

  /// Goes back to a flight's details, whatever page is shown.
  func showAgain(_ id: FlightID) {
    withAnimation(Motions.page) {
      page = .flights
      open(id)
    }
  }
}
