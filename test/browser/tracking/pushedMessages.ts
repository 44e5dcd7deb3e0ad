import type { Page } from '@playwright/test'

type Message = Readonly<Record<string, unknown>>

/** What the demo's tag manager has read so far, on this page and those before it in its tab, without commands of gtag. */
export function pushedMessages(page: Page): Promise<readonly Message[]> {
  return page.evaluate(() => {
    const pushes = window.vitrineQaPushes?.() ?? []
    return pushes.map(({ message }) => message).filter((message) => !Array.isArray(message))
  })
}

declare global {
  interface Window {
    /** The log of demo/qa/tagManager.js. */
    vitrineQaPushes?: () => readonly { readonly message: Message; readonly outcome: string }[]
  }
}
