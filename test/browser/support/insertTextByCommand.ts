import type { BrowserContext } from '@playwright/test'

/**
 * Playwright's `fill` sets the value of an input from the page's own world where it drives Firefox by WebDriver
 * BiDi. React then sees no change. This lets it insert the text as an edit of the visitor.
 */
export async function insertTextByCommand(context: BrowserContext): Promise<void> {
  if (context.browser()?.browserType().name() !== 'firefox') return
  await context.addInitScript(() => {
    const insertText = (text: string): Element | undefined => {
      const { activeElement } = document
      if (activeElement instanceof HTMLIFrameElement) return activeElement
      document.execCommand('insertText', false, text)
      return undefined
    }
    // Playwright assigns its function later.
    Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insertText, set() {} })
  })
}
