import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright'
import { openPage } from '../openPage'

/** These tests run on the files that `npm run build` has written. */
const DIST = fileURLToPath(new URL('../../../dist', import.meta.url))
export const text = (name: string): string => readFileSync(join(DIST, name), 'utf8')

/** The text of a built script as if another build had written it. */
export const ofOtherBuild = (name: string): string =>
  text(name).replace(/build:"[0-9a-f]{10}"/, 'build:"0000000000"')

const FACETS = [{ field: 'type', label: 'Kind', single: true, values: { flat: 'Flat' } }]
const CONFIG = { solr: { url: '/solr/select', return_full_docs: false, facets: FACETS } }
const ANSWER = JSON.stringify({
  response: {
    numFound: 1,
    start: 0,
    docs: [{ id: '1', title: 'One', price: 90, latlng: '44.05,-121.31' }],
  },
  facet_counts: { facet_fields: { type: ['flat', 1] } },
})

const TILE = '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>'

interface Site {
  /** The tags of the scripts and styles. */
  readonly head: string
  readonly lang?: string
  /** Options of the search beside its address and its facet. */
  readonly options?: object
  /** The widgets of the search. Without any, the search lays out its page. */
  readonly widgets?: readonly string[]
  readonly csp?: string | undefined
  /** Files beside those of the build, by path. */
  readonly files?: Readonly<Record<string, string>> | undefined
}

/** A search page that has come to rest. */
export interface OpenSearch {
  readonly page: Page
  /** The bodies of its searches so far. */
  readonly bodies: readonly string[]
  /** The lines of its console. */
  readonly log: readonly string[]
}

/** Opens a search page with these tags in its head, and waits until it has nothing left to do. */
export async function openSearch(
  browser: Browser,
  { head, lang = 'en', options, widgets = [], csp, files }: Site,
): Promise<OpenSearch> {
  const points = widgets.map((name) => `<div data-vitrine="${name}"></div>`).join('')
  const config = JSON.stringify({ ...CONFIG, ...options })
  const html = `<!doctype html><html lang="${lang}"><head>${head}</head><body><main data-vitrine="search" data-vitrine-config='${config}'>${points}</main></body></html>`
  const page = await openPage(browser, {
    folder: DIST,
    html,
    ...(csp && { csp }),
    ...(files && { files }),
  })
  await page.route('**/tiles/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: TILE }),
  )
  const bodies: string[] = []
  const log: string[] = []
  page.on('console', (message) => log.push(message.text()))
  await page.route('**/solr/select', (route) => {
    bodies.push(route.request().postData() ?? '')
    return route.fulfill({ contentType: 'application/json', body: ANSWER })
  })
  await page.goto('http://site.test/')
  await page.locator('.vitrine-results__item').first().waitFor()
  await page.evaluate(async () => {
    for (let i = 0; i < 3; i++) {
      await new Promise(requestAnimationFrame)
      await new Promise((resolve) => requestIdleCallback(resolve))
    }
  })
  return { page, bodies, log }
}

/** The names of the style sheets that the page links, in order. */
export async function linkedStyles(page: Page): Promise<readonly (string | undefined)[]> {
  const links = await page.locator('link').evaluateAll((all) => all.map((one) => one.outerHTML))
  return links.map((link) => /[\w-]+\.css/.exec(link)?.[0])
}
