import type { Page } from '@playwright/test'

/**
 * Replaces our style sheet by one without its structure: the rules that weigh two classes or more (design decision
 * 33). Custom properties and looks stay.
 * @returns the number of rules that were removed
 */
export function removeStructure(page: Page): Promise<number> {
  return page.evaluate(() => {
    /** Roughly, the number of classes, attributes and pseudo-classes in a selector. */
    const weight = (selector: string) => {
      let rest = selector
      // `:where()` weighs nothing, whatever stands in it.
      for (let at = rest.indexOf(':where('); at >= 0; at = rest.indexOf(':where(')) {
        let open = 1
        let end = at + ':where('.length
        for (; open > 0 && end < rest.length; end++) {
          if (rest[end] === '(') open += 1
          if (rest[end] === ')') open -= 1
        }
        rest = rest.slice(0, at) + rest.slice(end)
      }
      // Of the selectors in `:is()`, one counts.
      rest = rest.replace(/,[^,()]*/g, '')
      return rest.match(/\.[\w-]+|\[[^\]]*\]|(?<!:):(?!:|is\b|not\b|has\b)[\w-]+/g)?.length ?? 0
    }
    let removed = 0
    const remainder = (rules: CSSRuleList): string =>
      [...rules]
        .map((rule) => {
          if (rule instanceof CSSStyleRule) {
            if (weight(rule.selectorText) < 2) return rule.cssText
            removed += 1
            return ''
          }
          if (!(rule instanceof CSSGroupingRule)) return rule.cssText
          const head = rule.cssText.slice(0, rule.cssText.indexOf('{'))
          return `${head}{${remainder(rule.cssRules)}}`
        })
        .join('\n')
    const link = document.querySelector<HTMLLinkElement>('link[href="/dist/vitrine.css"]')
    if (!link?.sheet) return 0
    const style = document.createElement('style')
    style.textContent = remainder(link.sheet.cssRules)
    link.replaceWith(style)
    return removed
  })
}
