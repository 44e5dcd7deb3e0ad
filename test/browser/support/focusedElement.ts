import type { CDPSession, Page } from '@playwright/test'

/** The focused element in the accessibility tree. */
export interface FocusedElement {
  readonly role: string
  readonly name: string
}

/** One session per page, since a test may read the focus at every tab stop. */
const sessions = new WeakMap<Page, CDPSession>()

/** Reads the focused element from the accessibility tree of Chromium, elsewhere from that of Playwright. */
export async function focusedElement(page: Page): Promise<FocusedElement> {
  const browser = page.context().browser()?.browserType().name()
  if (browser !== undefined && browser !== 'chromium') {
    const snapshot = await page.locator(':focus').ariaSnapshot()
    const [, role = '', name = ''] = /^- '?(\w+)(?: "(.*?)")?/.exec(snapshot) ?? []
    return { role, name }
  }
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page))
  sessions.set(page, session)
  const { result } = await session.send('Runtime.evaluate', {
    expression: 'document.activeElement',
  })
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId ?? '',
    fetchRelatives: false,
  })
  const [node] = nodes
  return { role: String(node?.role?.value ?? ''), name: String(node?.name?.value ?? '') }
}
