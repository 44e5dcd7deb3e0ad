import type { App } from '../app/app'
import { documentElement } from '../browser/dom'
import { attach } from './attach'
import { detachGone } from './detachGone'

/**
 * Watches for content that arrives later or leaves. An element is unmounted a frame after it left,
 * if it is still gone then, so that a moved one lives on.
 */
export function observe(app: App): () => void {
  let frame = 0
  const sweep = () => {
    frame = 0
    detachGone(app)
  }
  const observer = new MutationObserver((records) => {
    const outside = records.filter(({ target }) => !isOurs(target))
    const added = outside
      .flatMap((record) => [...record.addedNodes])
      .filter(
        (node): node is Element => node instanceof Element && node.isConnected && !isOurs(node),
      )
    if (added.length > 0) attach(added, app)
    if (frame === 0 && outside.some((record) => record.removedNodes.length > 0)) {
      frame = requestAnimationFrame(sweep)
    }
  })
  observer.observe(documentElement(), { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
  }
}

function isOurs(node: Node): boolean {
  const element = node instanceof Element ? node : node.parentElement
  return element?.closest('[data-vitrine-root], .vitrine-announcer') != null
}
