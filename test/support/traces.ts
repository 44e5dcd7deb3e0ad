type Undo = () => void

/**
 * Records the mutation observers and window listeners of a page.
 * @returns a function that removes all of them, as closing the tab does.
 */
export function recordTraces(): Undo {
  const undos: Undo[] = []
  const Observer = window.MutationObserver
  window.MutationObserver = class extends Observer {
    constructor(callback: MutationCallback) {
      super(callback)
      undos.push(() => this.disconnect())
    }
  }
  const listen = window.addEventListener
  window.addEventListener = (...args: Parameters<typeof listen>) => {
    listen.apply(window, args)
    undos.push(() => window.removeEventListener(args[0], args[1]))
  }
  return () => {
    window.MutationObserver = Observer
    window.addEventListener = listen
    for (const undo of undos) undo()
  }
}
