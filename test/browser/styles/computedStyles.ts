import type { Page } from '@playwright/test'

/**
 * The computed styles of all elements of Vitrine, and of what stands in them: animations at their end, nothing
 * announced.
 */
export function computedStyles(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.cancel()
    // The height of a live region is that of its text, which comes and goes with time.
    for (const region of document.querySelectorAll('.vitrine-announcer')) region.textContent = ''
    const ours = '[data-vitrine], [class^="vitrine-"], .rs-flag, .rs-unflag'
    return [...document.querySelectorAll(`${ours}, :is(${ours}) *`)]
      .filter((one) => !one.closest('[class*="qa"]'))
      .flatMap((one) =>
        [null, '::before', '::after'].map((part) => {
          const style = getComputedStyle(one, part)
          if (part !== null && style.content === 'none') return ''
          const names = [...style].filter((name) => !name.startsWith('--'))
          const lines = names.map((name) => `${name}: ${style.getPropertyValue(name)}`)
          const name = `${one.localName}.${[...one.classList].join('.')}${part ?? ''}`
          return [name, ...lines].join('\n')
        }),
      )
      .filter((text) => text !== '')
  })
}
