import type { App } from '../app/app'

/** Calls back when the store's state has changed or a root has rendered for the first time. @returns its undo. */
export function onChanges({ store, firstRenders }: App, changed: () => void): () => void {
  const undo = [store.subscribe(changed), firstRenders.onRendered(changed)]
  return () => {
    for (const stop of undo) stop()
  }
}
