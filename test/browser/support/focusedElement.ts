import type { CDPSession, Page } from '@playwright/test'

/** What holds the focus now, as assistive technology knows it. */
export interface FocusedElement {
  readonly role: string
  readonly name: string
}

/** One for each page: a test that tabs through all of it asks at every stop. */
const sessions = new WeakMap<Page, CDPSession>()

/** Asks the browser's own accessibility tree. */
export async function focusedElement(page: Page): Promise<FocusedElement> {
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
