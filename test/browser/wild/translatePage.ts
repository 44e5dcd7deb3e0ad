import type { Page } from '@playwright/test'

/** What a translated text ends with here. */
export const MARK = '¹'

/**
 * Translates the page as Chrome does: in place of each text stand two `font` elements with the translation, and what
 * changes or comes later is translated, too. The language is an invented one: each text with a mark behind it.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate((mark) => {
    const translations = new WeakSet<Node>()
    const isLeftAlone = ({ data, parentElement }: Text) =>
      !parentElement || data.trim() === '' || parentElement.closest('script, style, textarea')
    const font = (content: Node) => {
      const element = document.createElement('font')
      element.style.verticalAlign = 'inherit'
      element.append(content)
      return element
    }
    const translateText = (text: Text) => {
      if (translations.has(text) || isLeftAlone(text)) return
      const translation = new Text(text.data + mark)
      translations.add(translation)
      text.replaceWith(font(font(translation)))
    }
    const translateIn = (node: Node) => {
      if (node instanceof Text) translateText(node)
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
      const texts: Node[] = []
      while (walker.nextNode()) texts.push(walker.currentNode)
      for (const text of texts) if (text instanceof Text) translateText(text)
    }
    translateIn(document.body)
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        // What a script has written into a translation is no translation.
        if (type === 'characterData') translations.delete(target)
        for (const node of type === 'characterData' ? [target] : addedNodes) {
          if (node.isConnected) translateIn(node)
        }
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  }, MARK)
}
