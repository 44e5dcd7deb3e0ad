import type { Page } from '@playwright/test'

/** What holds the focus now, as assistive technology knows it. */
export interface Focused {
  readonly role: string
  readonly name: string
}

/** Asks the browser's own accessibility tree. */
export async function focused(page: Page): Promise<Focused> {
  const session = await page.context().newCDPSession(page)
  const { result } = await session.send('Runtime.evaluate', {
    expression: 'document.activeElement',
  })
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId ?? '',
    fetchRelatives: false,
  })
  await session.detach()
  const [node] = nodes
  return { role: String(node?.role?.value ?? ''), name: String(node?.name?.value ?? '') }
}
