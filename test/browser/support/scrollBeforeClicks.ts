import type { Locator, Page } from '@playwright/test'

const ACTIONS = ['click', 'dblclick', 'check', 'uncheck', 'tap', 'hover'] as const
const patched = new WeakSet<object>()

/**
 * Playwright waits until an element rests, scrolls to it, and presses within the same frame. One frame later the
 * browser gives the cards that came near their real size (`content-visibility`), and what stands below them moves
 * away under the pressed pointer: the click is lost. Nobody presses that fast after a scroll, so each action
 * scrolls first, and then waits for rest.
 */
export function scrollBeforeClicks(page: Page): void {
  const prototype: Locator = Object.getPrototypeOf(page.locator('html'))
  if (patched.has(prototype)) return
  patched.add(prototype)
  for (const action of ACTIONS) {
    const act = prototype[action]
    prototype[action] = async function (this: Locator, options) {
      if (!options?.force && !options?.trial) {
        const timeout = options?.timeout
        const isInView = await this.evaluate(
          (element) => {
            const { top, bottom } = element.getBoundingClientRect()
            return top >= 0 && bottom <= innerHeight
          },
          undefined,
          timeout === undefined ? {} : { timeout },
        )
        if (!isInView) await this.scrollIntoViewIfNeeded(timeout === undefined ? {} : { timeout })
      }
      return act.call(this, options)
    }
  }
}
