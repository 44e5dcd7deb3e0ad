import type { Page } from '@playwright/test'

/** What a selector's elements must have: the property and its computed value. */
export type Expected = readonly [selector: string, property: string, value: string]

/**
 * Adds a themer's rules after all others.
 * @returns what does not follow them: `selector property: value`
 */
export function unmetRules(
  page: Page,
  css: string,
  expected: readonly Expected[],
): Promise<string[]> {
  return page.evaluate(
    ({ css, expected }) => {
      const style = document.createElement('style')
      style.textContent = `${css} * { transition: none !important }`
      document.head.append(style)
      const unmet = expected.flatMap(([selector, property, value]) => {
        const elements = [...document.querySelectorAll(selector)]
        if (elements.length === 0) return [`${selector} is not on the page`]
        const found = elements.map((one) => getComputedStyle(one).getPropertyValue(property))
        const wrong = found.find((one) => one !== value)
        return wrong === undefined ? [] : [`${selector} ${property}: ${wrong}`]
      })
      style.remove()
      return unmet
    },
    { css, expected },
  )
}
