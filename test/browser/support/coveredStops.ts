import type { Page } from '@playwright/test'
import { waitForFrames } from './waitForFrames'

/** Where a visitor came by Tab. */
interface Stops {
  /** The controls that anything else lay over while they had the focus (WCAG 2.4.11). */
  readonly covered: readonly string[]
  readonly count: number
}

/**
 * Presses Tab, or Shift+Tab, until the focus has crossed the search and left it.
 * @param max the most stops to try, before the search and in it
 */
export async function coveredStops(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  max = 120,
): Promise<Stops> {
  const covered: string[] = []
  let count = 0
  for (let i = 0; i < max; i++) {
    await page.keyboard.press(key)
    let stop = await page.evaluate(focusedStop)
    // A list that grows may have moved it, and moves it back.
    if (stop?.isSeen === false) {
      await waitForFrames(page, 5)
      stop = await page.evaluate(focusedStop)
    }
    if (!stop && count > 0) break
    if (!stop) continue
    count += 1
    if (!stop.isSeen) covered.push(stop.name)
  }
  return { covered, count }
}

/** What has the focus in the search, and whether any of nine places on it is seen. */
function focusedStop() {
  const focused = document.activeElement
  if (!focused?.closest('[data-vitrine="search"]')) return null
  const { left, top, right, bottom } = focused.getBoundingClientRect()
  const xs = [left + 2, (left + right) / 2, right - 2]
  const ys = [top + 2, (top + bottom) / 2, bottom - 2]
  const at = (x: number, y: number) => document.elementFromPoint(x, y)
  const isSeen = xs.some((x) =>
    ys.some((y) => focused.contains(at(x, y)) || at(x, y)?.closest('label')?.contains(focused)),
  )
  return {
    name: focused.getAttribute('aria-label') ?? focused.outerHTML.slice(0, 80),
    isSeen,
  }
}
