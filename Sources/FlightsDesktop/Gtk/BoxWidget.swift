import CGtk
import MotionCore

/// What our own widget class asks of whoever lays it out and draws it.
protocol BoxDelegate: AnyObject {
  /// Minimum and natural length along an orientation, for a given length along the other (-1: any).
  func boxMeasure(vertical: Bool, forSize: Int) -> (minimum: Int, natural: Int)
  func boxAllocate(width: Int, height: Int)
  func boxSnapshot(_ snapshot: Snapshot)
  /// Moves the focus inside, or says who shall.
  func boxFocus(_ direction: FocusDirection) -> FocusOutcome
  /// Whether the pointer passes through where no child is.
  var isTransparentToInput: Bool { get }
}

/// What became of a request to move the focus.
enum FocusOutcome: Int32 {
  case byToolkit = 0
  case moved = 1
  case leave = 2
}

/// Where a key moves the focus; left and right are those of the screen.
enum FocusDirection { case forward, backward, up, down, left, right }

/// The context that C holds for a box: its delegate, weakly.
private final class BoxContext {
  weak var delegate: (any BoxDelegate)?
  var widget: UnsafeMutablePointer<GtkWidget>?

  nonisolated static func from(_ pointer: UnsafeMutableRawPointer) -> BoxContext {
    Unmanaged<BoxContext>.fromOpaque(pointer).takeUnretainedValue()
  }
}

private nonisolated let callbacks = CGtkBoxCallbacks(
  measure: { context, orientation, forSize, minimum, natural in
    let vertical = orientation == GTK_ORIENTATION_VERTICAL
    let size = onMainThread(BoxContext.from(context)) { context -> [Int] in
      guard let delegate = context.delegate else { return [0, 0] }
      let size = delegate.boxMeasure(vertical: vertical, forSize: Int(forSize))
      return [size.minimum, size.natural]
    }
    minimum.pointee = Int32(size[0])
    natural.pointee = Int32(size[1])
  },
  allocate: { context, width, height in
    onMainThread(BoxContext.from(context)) {
      $0.delegate?.boxAllocate(width: Int(width), height: Int(height))
    }
  },
  snapshot: { context, snapshot in
    onMainThread((BoxContext.from(context), snapshot)) { context, snapshot in
      guard let widget = context.widget else { return }
      context.delegate?.boxSnapshot(Snapshot(pointer: snapshot, owner: widget))
    }
  },
  focus: { context, direction in
    let towards: FocusDirection =
      switch direction {
      case GTK_DIR_TAB_FORWARD: .forward
      case GTK_DIR_TAB_BACKWARD: .backward
      case GTK_DIR_UP: .up
      case GTK_DIR_DOWN: .down
      case GTK_DIR_LEFT: .left
      default: .right
      }
    return onMainThread(BoxContext.from(context)) {
      ($0.delegate?.boxFocus(towards) ?? .byToolkit).rawValue
    }
  },
  is_transparent: { context in
    onMainThread(BoxContext.from(context)) { $0.delegate?.isTransparentToInput == true } ? 1 : 0
  },
  dispose: { context in
    onMainThread(BoxContext.from(context)) { context in
      guard let widget = context.widget else { return }
      while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
      context.widget = nil
    }
  },
  finalize: { context in
    Unmanaged<BoxContext>.fromOpaque(context).release()
  })

extension Widget {
  /// A widget of our own class. `role` is a promise of keyboard behaviour; decoration has the role `presentation`.
  static func box(role: AccessibleRole = .group) -> (
    widget: Widget, connect: (any BoxDelegate) -> Void
  ) {
    let context = BoxContext()
    var table = callbacks
    let pointer = cgtk_box_new(&table, Unmanaged.passRetained(context).toOpaque(), role.gtk)
    context.widget = pointer
    return (Widget(taking: pointer), { context.delegate = $0 })
  }
}
