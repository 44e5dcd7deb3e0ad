/** A picture or a placeholder that waits to be loaded. */
export interface LazyElement {
  readonly load: () => void
  /** Stops loading, and removes what was added to the element. */
  readonly disconnect: () => void
}
