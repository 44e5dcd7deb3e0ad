/** Adds each listener of the window again. */
const additions = new Set<() => void>()

/** `visibilitychange` bubbles from the document. */
type Events = WindowEventMap & Pick<DocumentEventMap, 'visibilitychange'>

/** Listens to an event of the window until the undo that it returns runs. */
export function listenOnWindow<K extends keyof Events>(
  type: K,
  listener: (event: Events[K]) => void,
  { capture = false }: { readonly capture?: boolean } = {},
): () => void {
  const listen = listener as EventListener
  const add = () => window.addEventListener(type, listen, { passive: true, capture })
  additions.add(add)
  add()
  return () => {
    additions.delete(add)
    window.removeEventListener(type, listen, { capture })
  }
}

/** A late `document.write` erases the listeners of a page with its content: adds them again. */
export function restoreListeners(): void {
  for (const add of additions) add()
}
