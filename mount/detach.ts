import type { Page } from './page'

/** Takes everything of ours out of a part of the page and gives its own markup back. Idempotent. */
export function detach(root: Node, page: Page): void {
  const own = [...page.mounted.values()].filter(({ element }) => root.contains(element))
  // Widgets go before their search component: none of them sees it gone.
  own.sort((a, b) => Number(a.widget === 'search') - Number(b.widget === 'search'))
  for (const { element, undo } of own) {
    page.mounted.delete(element)
    undo()
  }
  if (own.length > 0 && root instanceof Element)
    page.bus.emit('content:detached', { element: root })
}
