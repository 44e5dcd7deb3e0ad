import type { Page } from '@playwright/test'

/** The visible and announced texts of a page. */
export interface PageTexts {
  /** Each text that is visible or announced, with white space folded. */
  readonly texts: readonly string[]
  /** The horizontal scroll range of the page, in pixels. */
  readonly overflow: number
}

/**
 * Reads all visible and announced texts of a page: texts, names, placeholders, titles. It leaves out code and
 * elements with lang="en", such as the data of the listings and the QA panel.
 */
export function readTexts(page: Page): Promise<PageTexts> {
  return page.evaluate(() => {
    const LEFT_OUT = '[lang="en"], code, pre, script, style, template, noscript'
    const READ = ['aria-label', 'aria-valuetext', 'aria-description', 'placeholder', 'title', 'alt']
    const found = new Set<string>([document.title])
    const add = (text: string | null) => {
      const folded = (text ?? '').replace(/\s+/g, ' ').trim()
      if (folded) found.add(folded)
    }
    const isRendered = (element: Element) =>
      !element.parentElement?.closest(LEFT_OUT) &&
      !element.matches(LEFT_OUT) &&
      element.checkVisibility()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      // Options of a select have no boxes, and the announcer is invisible.
      const place = parent?.closest('select, [aria-live]') ?? parent
      if (parent && place && !parent.closest(LEFT_OUT) && isRendered(place)) {
        add(walker.currentNode.nodeValue)
      }
    }
    for (const name of READ) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        if (isRendered(element)) add(element.getAttribute(name))
      }
    }
    for (const button of document.querySelectorAll<HTMLInputElement>(
      'input[type="submit"], input[type="button"]',
    )) {
      if (isRendered(button)) add(button.value)
    }
    const { scrollWidth, clientWidth } = document.documentElement
    return { texts: [...found], overflow: scrollWidth - clientWidth }
  })
}
