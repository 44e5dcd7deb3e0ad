import type { Page } from '../app/page'

/** Takes everything of ours out of a part of the page, gives its own markup back, and tells. Idempotent. */
export function detach(root: Node, page: Page): void {
  if (detachAll(root, page) && root instanceof Element)
    page.bus.emit('content:detached', { element: root })
}

/** The same, and tells nobody. @returns whether there was anything. */
export function detachAll(root: Node, page: Page): boolean {
  const own = [...page.mounted.values()].filter(({ element }) => root.contains(element))
  // Widgets go before their search component: none of them sees it gone.
  own.sort((a, b) => Number(a.widget === 'search') - Number(b.widget === 'search'))
  for (const { element, undo } of own) {
    page.mounted.delete(element)
    undo()
  }
  return own.length > 0
}
