import type { Page } from '@playwright/test'

/** Remembers the elements that the parser has made of the page's HTML, before any script of the page runs. */
export async function recordParsed(page: Page, selector: string): Promise<void> {
  await page.addInitScript((wanted) => {
    const parsed = new Set<Element>()
    Object.assign(window, { parsed })
    new MutationObserver(() => {
      if (document.readyState !== 'loading') return
      for (const element of document.querySelectorAll(wanted)) parsed.add(element)
    }).observe(document, { childList: true, subtree: true })
  }, selector)
}

/** The elements that are there now: the field or class of each, and whether the parser has made it. */
export function readParsed(
  page: Page,
  selector: string,
): Promise<readonly (readonly [name: string, isParsed: boolean])[]> {
  return page.evaluate((wanted) => {
    const { parsed } = window as unknown as { parsed: Set<Element> }
    return [...document.querySelectorAll(wanted)].map(
      (element) =>
        [element.getAttribute('data-field') ?? element.className, parsed.has(element)] as const,
    )
  }, selector)
}
