import { attach } from './attach'
import { pageElement } from './browser/page'
import { detach } from './detach'
import type { Page } from './page'

/**
 * Watches for content that arrives later or leaves. An element is unmounted a frame after it left,
 * if it is still gone then, so that a moved one lives on.
 */
export function observe(page: Page): () => void {
  let frame = 0
  const sweep = () => {
    frame = 0
    const gone = [...page.mounted.keys()].filter((element) => !element.isConnected)
    for (const element of gone) detach(element, page)
    page.problems.forgetGone()
  }
  const observer = new MutationObserver((records) => {
    const outside = records.filter(({ target }) => !isOurs(target))
    const added = outside
      .flatMap((record) => [...record.addedNodes])
      .filter(
        (node): node is Element => node instanceof Element && node.isConnected && !isOurs(node),
      )
    if (added.length > 0) attach(added, page)
    if (frame === 0 && outside.some((record) => record.removedNodes.length > 0)) {
      frame = requestAnimationFrame(sweep)
    }
  })
  observer.observe(pageElement(), { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
  }
}

function isOurs(node: Node): boolean {
  const element = node instanceof Element ? node : node.parentElement
  return element?.closest('[data-vitrine-root], .vitrine-announcer') != null
}
