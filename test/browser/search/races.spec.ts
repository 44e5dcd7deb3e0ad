import type { Page } from '@playwright/test'
import { randomSequence } from '../../../demo/server/corpus/randomSequence'
import type { AnswerState } from '../../../slices/search/answerState'
import { lastPageStart } from '../../../src/pager/lastPage'
import { htmlPage } from '../support/htmlPage'
import { openHtml } from '../support/openHtml'
import type { Qa } from '../support/qa'
import { expect, test } from '../support/test'
import { type Click, clickAtRandom } from './clickAtRandom'
import { fetchResults, selectedValues } from './fetchResults'
import { recordSearches, type Snapshot } from './recordSearches'
import { facets, searchMarkup } from './searchMarkup'
import { selectionAfterClicks } from './selectionAfterClicks'

/** The components on the page and their prefixes in the fragment. */
const PREFIX: Readonly<Record<string, string>> = { first: '', second: 'b.' }

const TIMEOUT_S = 0.8
const CLICKS = 200

/** The conditions of a bad network, one after the other. */
const SLOW_NETWORKS: readonly Parameters<Qa['simulate']>[0][] = [
  { latency: 20, jitter: 80 },
  { latency: 10, jitter: 60, reorder: true },
  { latency: 10, jitter: 40, failureRate: 0.5, kind: 'hang', seed: 7 },
  { latency: 10, jitter: 40, reorder: true, failureRate: 0.5, kind: 'hang', seed: 8 },
]
const FAILING_NETWORKS: readonly Parameters<Qa['simulate']>[0][] = [
  { latency: 10, jitter: 60, failureRate: 0.3, kind: '500', seed: 1 },
  { latency: 10, jitter: 60, failureRate: 0.3, kind: 'html', seed: 2 },
  { latency: 10, jitter: 60, failureRate: 0.3, kind: 'truncated', seed: 3 },
  { latency: 10, jitter: 60, failureRate: 0.3, kind: 'empty', seed: 4 },
]

for (const [name, networks, seed] of [
  ['delayed, reordered and hanging responses', SLOW_NETWORKS, 11],
  ['a 30 % failure rate', FAILING_NETWORKS, 12],
] as const) {
  test(`after ${CLICKS} random clicks with ${name}, ready results match the newest request`, async ({
    page,
    qa,
    site,
    consoleLog,
  }) => {
    test.setTimeout(150_000)
    consoleLog.allow(/^(0|200|500), .+|^Vitrine: search#\w+: POST /)
    consoleLog.allow(/Failed to load resource/)
    await recordSearches(page)
    const two = Object.entries(PREFIX).map(([id, prefix]) => {
      // The first component caches responses, the second one does not.
      const options = prefix ? { fragment_prefix: prefix.slice(0, -1), request_cache: false } : {}
      return searchMarkup({ id, solr: { ...options, timeout: TIMEOUT_S, facets: [...facets] } })
    })
    await openHtml(page, htmlPage(two.join('')))
    const clicks = await clickAround(page, qa, networks, seed)

    await qa.simulate()
    for (const id of Object.keys(PREFIX)) await waitForReady(page, id)
    const { snapshots, maxInFlight, failures } = await page.evaluate(() => window.searchRecord())
    const ends = Object.keys(PREFIX).map((id) => snapshots.findLast((one) => one.id === id))
    for (const end of ends) {
      if (end) expectLastClickWins(end, clicks, await readTotal(page, end.id))
    }

    expect(maxInFlight).toEqual({ RiotSolr: 1, fullDocs: 1 })
    const responses = new Map<string, Promise<string[]>>()
    for (const snapshot of snapshots) {
      await expectConsistent(snapshot, (fragment, prefix) => {
        const key = `${prefix} ${fragment}`
        const cached = responses.get(key) ?? fetchResults(site, fragment, prefix)
        responses.set(key, cached)
        return cached
      })
    }
    const logged = consoleLog.lines.filter((line) => /^\d+, /.test(line))
    expect(logged).toEqual(failures)
    const inState = (state: string) => snapshots.filter((one) => one.state === state).length
    console.log(
      `  ${clicks.length} clicks, ${snapshots.length} snapshots:`,
      ['pending', 'ready', 'failed'].map((state) => `${inState(state)} ${state}`).join(', '),
      `; ${failures.length} failures; at the server at most ${(await qa.inFlight()).maximum} at once`,
    )
    expect(inState('ready')).toBeGreaterThan(20)
    expect(failures.length).toBeGreaterThan(5)
  })
}

/** Clicks in bursts and sometimes waits for the response. */
async function clickAround(page: Page, qa: Qa, networks: typeof SLOW_NETWORKS, seed: number) {
  const random = randomSequence(seed)
  const clicks: Click[] = []
  for (const id of Object.keys(PREFIX)) {
    await waitForReady(page, id)
    await page.locator(`#${id} .vitrine-facet`).first().waitFor()
  }
  while (clicks.length < CLICKS) {
    await qa.simulate(networks[Math.floor((clicks.length / CLICKS) * networks.length)])
    const burst = 1 + Math.floor(random() * 6)
    for (let i = 0; i < burst && clicks.length < CLICKS; i++) {
      const id = random() < 0.7 ? 'first' : 'second'
      clicks.push(await clickAtRandom(page, id, random))
      await frames(page, Math.floor(random() * 12))
    }
    if (random() < 0.6) await page.locator('#first:not([data-state="pending"])').waitFor()
  }
  return clicks
}

/** Waits for a number of frames. */
function frames(page: Page, count: number): Promise<void> {
  return page.evaluate(async (left) => {
    for (let i = 0; i < left; i++) await new Promise(requestAnimationFrame)
  }, count)
}

/** Waits for the end of the newest search and retries a failed one. */
async function waitForReady(page: Page, id: string): Promise<void> {
  const root = page.locator(`#${id}`)
  await expect(root).toHaveAttribute('data-state', /ready|failed/)
  if ((await root.getAttribute('data-state')) === 'failed') {
    await root.getByRole('button', { name: 'Try again' }).click()
  }
  await expect(root).toHaveAttribute('data-state', 'ready')
}

/** How many results the newest response counts, and on pages of how many. */
async function readTotal(page: Page, id: string) {
  const answer = await page.evaluate((key) => window.Vitrine?.getState().answers[key], id)
  const { rows, answer: response } = answer as unknown as AnswerState
  return { rows, numFound: response.numFound }
}

/** A page that later filters leave no results for is replaced by the last one. */
function expectLastClickWins(
  end: Snapshot,
  clicks: readonly Click[],
  { numFound, rows }: { readonly numFound: number; readonly rows: number },
): void {
  const prefix = PREFIX[end.id] ?? ''
  const { checked, sort, start } = selectionAfterClicks(clicks.filter(({ id }) => id === end.id))
  const linked = new URLSearchParams(end.fragment)
  expect(end.state).toBe('ready')
  expect(end.checked.toSorted()).toEqual(checked)
  expect(end.sort).toBe(sort)
  const shown = lastPageStart(Number(start), numFound, rows) ?? Number(start)
  expect(Number(linked.get(`${prefix}start`) ?? '0')).toBe(shown)
}

async function expectConsistent(
  snapshot: Snapshot,
  fetchExpected: (fragment: string, prefix: string) => Promise<string[]>,
): Promise<void> {
  const { id, state, busy, stale, fragment, results, checked, sort } = snapshot
  const prefix = PREFIX[id] ?? ''
  expect(busy, `${state} has the right aria-busy`).toBe(state === 'pending')
  if (state === 'failed' && results.length > 0) expect(stale, 'old results are stale').toBe(true)
  if (state !== 'ready') return
  expect(results, `what #${id} shows for ${fragment}`).toEqual(
    await fetchExpected(fragment, prefix),
  )
  expect(checked.toSorted()).toEqual(selectedValues(fragment, prefix))
  expect(sort).toBe(new URLSearchParams(fragment).get(`${prefix}sort`) ?? '')
  expect(stale).toBe(false)
}
