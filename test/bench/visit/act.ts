import { markupOf } from '../contenders'
import type { Target } from '../probe/types'
import { expectedPage, type SearchPart } from './expectedPage'
import type { OpenPage } from './openPage'
import { waitForPaint } from './waitForPaint'

/** The painted times of an interaction, without the time in which the server held the answer. */
export interface Reaction {
  readonly results: number
  readonly page: number
}

/** Clicks with the mouse and waits for the page of the search that follows. */
export async function click(open: OpenPage, target: Target, search: SearchPart): Promise<Reaction> {
  const [x, y] = await open.page.evaluate((one) => window.probe.locate(one), target)
  await open.page.mouse.move(x, y)
  await settle(open)
  await arm(open, search)
  await open.page.mouse.down()
  await open.page.mouse.up()
  return react(open)
}

/**
 * Replaces the search term, in one input. Vitrine's visitor presses Enter then, from where it is measured; the other
 * pages search at each input.
 */
export async function type(open: OpenPage, q: string): Promise<Reaction> {
  const { keyboard } = open.page
  await open.page.evaluate(() => window.probe.selectInput())
  await settle(open)
  const input = () => (q ? keyboard.insertText(q) : keyboard.press('Backspace'))
  const isEnterNeeded = markupOf(open.contender) === 'vitrine'
  if (isEnterNeeded) await input()
  await arm(open, { q })
  await (isEnterNeeded ? keyboard.press('Enter') : input())
  return react(open)
}

/** Clicks from script, for the many interactions that are not timed. */
export async function clickQuickly(
  open: OpenPage,
  target: Target,
  search: SearchPart,
): Promise<void> {
  await arm(open, search)
  await open.page.evaluate((one) => window.probe.click(one), target)
  await waitForPaint(open.page)
}

async function arm({ page, contender, rows }: OpenPage, search: SearchPart): Promise<void> {
  const markup = markupOf(contender)
  const expected = expectedPage({ rows, ...search })
  await page.evaluate(([one, next]) => window.probe.arm(one, next, 'event'), [
    markup,
    expected,
  ] as const)
}

async function react({ page }: OpenPage): Promise<Reaction> {
  const { results, page: whole, server } = await waitForPaint(page)
  return { results: results - server, page: whole - server }
}

/** Waits until the deferred work of the page is done, which must not count for the next interaction. */
async function settle({ page }: OpenPage): Promise<void> {
  await page.evaluate(
    (timeout) =>
      new Promise((done) => requestIdleCallback(() => setTimeout(done, 100), { timeout })),
    MAX_WAIT_MS,
  )
}

/** The most time to wait for a page that is never idle. */
const MAX_WAIT_MS = 1000
