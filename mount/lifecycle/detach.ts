import type { App } from '../app/app'

/** Takes everything of ours out of a part of the page, gives its own markup back, and tells. Idempotent. */
export function detach(root: Node, app: App): void {
  if (detachAll(root, app) && root instanceof Element)
    app.bus.emit('content:detached', { element: root })
}

/** The same, and tells nobody. @returns whether there was anything. */
export function detachAll(root: Node, app: App): boolean {
  const own = [...app.mounted.values()].filter(({ element }) => root.contains(element))
  // Widgets go before their search component: none of them sees it gone.
  own.sort((a, b) => Number(a.widget === 'search') - Number(b.widget === 'search'))
  for (const { element, undo } of own) {
    app.mounted.delete(element)
    undo()
  }
  return own.length > 0
}
