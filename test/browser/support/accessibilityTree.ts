import type { Page } from '@playwright/test'

/** States that screen readers speak. */
const STATES = ['checked', 'pressed', 'expanded', 'disabled', 'hasPopup', 'live'] as const

/** What is spoken by its name, and not by the texts within. */
const NAMED = ['button', 'heading', 'link']

/**
 * Reads a part of the page from the accessibility tree of Chromium: what screen readers get, and nothing that is hidden
 * from them.
 * @returns `role name, state value` for each text, control and live region, in the order of the page; of a link, a button
 *   or a heading without a name, the role alone
 */
export async function accessibilityTree(page: Page, selector: string): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page)
  const { root } = await session.send('DOM.getDocument', { depth: 0 })
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { nodes } = await session.send('Accessibility.queryAXTree', { nodeId })
  await session.detach()
  const named = new Set<string>()
  return nodes.flatMap(({ ignored, nodeId: id, parentId = '', role, name, properties = [] }) => {
    const kind = String(role?.value)
    if (named.has(parentId) || NAMED.includes(kind)) named.add(id)
    const isText = kind === 'StaticText' || kind === 'InlineTextBox'
    if (ignored || (isText && named.has(parentId)) || kind === 'InlineTextBox') return []
    const states = STATES.flatMap((state) => {
      const value = properties.find((one) => one.name === state)?.value.value
      return value === undefined || value === '' ? [] : [`${state} ${value}`]
    })
    const text = `${kind} ${name?.value ?? ''}`.trim()
    const isNothing = text === kind && states.length === 0 && !NAMED.includes(kind)
    return isNothing ? [] : [[text, ...states].join(', ')]
  })
}
