/// Takes the bytes of a rendering, in order and in pieces, so that the whole is never in memory.
package protocol TemplateOutput: AnyObject {
  /// The bytes are valid for the duration of the call. An error ends the rendering and is passed on.
  func write(_ bytes: UnsafeRawBufferPointer) throws
}
