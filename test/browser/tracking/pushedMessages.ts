import type { Page } from '@playwright/test'

type Message = Readonly<Record<string, unknown>>

/** The messages that the tag manager of the demo has read on all pages of the tab, without gtag commands. */
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
