import type { Page } from '@playwright/test'
import axe from 'axe-core'

interface AxeOptions {
  /** A selector of the part to check, instead of the whole page. */
  readonly include?: string
  /** Checks the dark scheme with the rules for colours only, since it changes nothing else. */
  readonly isDark?: boolean
}

const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Ends all animations and runs axe. @returns `rule: target` for each violation. */
export async function axeViolations(
  page: Page,
  { include, isDark = false }: AxeOptions = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ({ part, rules }) => {
      for (const animation of document.getAnimations()) {
        try {
          animation.finish()
        } catch {
          // An endless animation cannot finish.
        }
      }
      const { violations } = await window.axe.run(part ?? document, {
        resultTypes: ['violations'],
        ...(rules && { runOnly: rules }),
      })
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
      )
    },
    { part: include ?? null, rules: isDark ? COLOUR_RULES : null },
  )
}

/** Runs axe in the light and the dark scheme. @returns the violations with their scheme. */
export async function axeViolationsInSchemes(page: Page): Promise<string[]> {
  const violations: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const found = await axeViolations(page, { isDark: colorScheme === 'dark' })
    violations.push(...found.map((one) => `${colorScheme}: ${one}`))
  }
  return violations
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
