/**
 * Does something once a module is there, unless it was undone before.
 * @param then gives its own undo.
 * @param failed called with the error when the module cannot be loaded
 * @returns the undo of both.
 */
export function whenLoaded<T>(
  loading: Promise<T>,
  then: (loaded: T) => () => void,
  failed: (error: unknown) => void,
): () => void {
  let undone = false
  let undo = () => {}
  loading.then(
    (loaded) => {
      if (!undone) undo = then(loaded)
    },
    (error: unknown) => {
      if (!undone) failed(error)
    },
  )
  return () => {
    undone = true
    undo()
  }
}
