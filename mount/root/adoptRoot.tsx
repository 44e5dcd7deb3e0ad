import type { ReactNode } from 'react'
import { hydrateRoot, type Root, type RootOptions } from 'react-dom/client'
import { elementName } from '../app/elementName'
import { FirstRender } from './FirstRender'
import { firstDifference } from './firstDifference'
import type { ServerRoot } from './serverRoot'
import { takeEdits } from './takeEdits'

const STYLE = 'data-vitrine-style'

/**
 * Hydrates what a server has rendered into an element. Where that differs the widget has rendered anew, which is
 * reported; React removes all nodes of such a root, and the observer keeps them for the report.
 */
export function adoptRoot(
  element: Element,
  { container }: ServerRoot,
  tree: ReactNode,
  options: RootOptions,
  report: (message: string) => void,
): Root {
  const observer = new MutationObserver(() => {})
  observer.observe(container, { childList: true })
  // Under a policy that allows no style attributes, the server writes another one.
  for (const one of container.querySelectorAll<HTMLElement>(`[${STYLE}]`)) {
    one.style.cssText = one.getAttribute(STYLE) ?? ''
    one.removeAttribute(STYLE)
  }
  const repeatEdits = takeEdits(container)
  const onRendered = () => queueMicrotask(repeatEdits)
  return hydrateRoot(container, <FirstRender onRendered={onRendered}>{tree}</FirstRender>, {
    ...options,
    onRecoverableError() {
      const nodes = observer.takeRecords().flatMap(({ removedNodes }) => [...removedNodes])
      const difference = firstDifference(nodes as ChildNode[], [...container.childNodes])
      const found = difference ?? 'none that can be named'
      report(
        `${elementName(element)}: the server's markup differs, so it was rendered anew. First difference: ${found}.`,
      )
    },
  })
}
