import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fc from 'fast-check'
import type { render } from '../../../mount/server/server'
import { htmlPage } from '../support/htmlPage'
import { openHtml } from '../support/openHtml'
import { onSharedPage } from '../support/sharedPage'
import { expect, test } from '../support/test'

test.use(onSharedPage)

/** How many pages are rendered by the server and adopted. */
const PAGES = 200

const LANGUAGES = ['en', 'de', 'fr', 'es', 'ar']
const FIELDS = ['bundle', 'region', 'city', 'bedrooms', 'amenities', 'host', 'tags']
const TEMPLATE = `<template data-vitrine-template="result"><h3><a data-vitrine-attr-href="url" data-vitrine-text="title"></a></h3>
  <img data-vitrine-if="images" data-vitrine-attr-src="images" alt="" width="40" height="30"><p data-vitrine-text="price" data-vitrine-format="currency"></p>
  <ul><li data-vitrine-each="amenities" data-vitrine-text="."></li></ul><div data-vitrine-html="teaser"></div>
  <button data-vitrine="flag" data-vitrine-item="x">Save</button></template>`

/** What a themer may configure, and where an address may have led. */
const pages = fc.record({
  lang: fc.constantFrom(...LANGUAGES),
  q: fc.constantFrom(
    '*:*',
    'lake',
    'cabin OR loft',
    'sauna',
    '"quiet',
    'éä 漢',
    'nothinghasthisword',
    'lak',
    '<b>',
  ),
  fq: fc.subarray([
    'bundle:cabin',
    'price:[100 TO 300]',
    'tags:*',
    '-bedrooms:2',
    '{!tag=region}region:*',
  ]),
  sort: fc.constantFrom('', 'price asc', 'rating desc'),
  rows: fc.constantFrom(1, 3, 24),
  step: fc.constantFrom(undefined, 2),
  facets: fc.subarray(FIELDS, { minLength: 1 }),
  shown: fc.constantFrom(1, 6, 60),
  page: fc.constantFrom(1, 2, 900),
  isFull: fc.boolean(),
  /** Whether the address holds the search, and not the configuration. */
  isLinked: fc.boolean(),
  hasTemplate: fc.boolean(),
  isHighlighted: fc.boolean(),
})

type RandomPage = typeof pages extends fc.Arbitrary<infer T> ? T : never

function pageHtml(page: RandomPage, id: string): string {
  const { q, fq, sort, rows, facets, isFull, isHighlighted, isLinked } = page
  const params = {
    ...(!isFull && { fl: 'id,title,url,images,city,price,amenities,teaser' }),
    ...(isHighlighted && { hl: 'true', 'hl.fl': 'title,teaser' }),
    ...(!isLinked && fq.length > 0 && { fq }),
    ...(!isLinked && sort !== '' && { sort }),
  }
  const solr = {
    url: '/solr/select',
    ...(isLinked ? { address: 'query' } : { default_q: q, exposed_params: [] }),
    max_rows: rows,
    facets,
    params,
    return_full_docs: isFull,
  }
  const config = JSON.stringify({ solr }).replaceAll('&', '&amp;').replaceAll("'", '&#39;')
  const step = page.step ? ` data-vitrine-numvisible="${page.step}"` : ''
  return `<html lang="${page.lang}"><div id="${id}" data-vitrine="search" data-vitrine-config='${config}'>
    ${page.hasTemplate ? TEMPLATE : ''}
    <div data-vitrine="search-box"></div><div data-vitrine="facets" data-vitrine-shown="${page.shown}"><p>Plain</p></div>
    <div data-vitrine="range" data-vitrine-field="price" data-vitrine-currency="1"></div>
    <div data-vitrine="result-count">text</div><div data-vitrine="current-filters"></div><div data-vitrine="status"></div>
    <div data-vitrine="did-you-mean"></div><div data-vitrine="results"${step}><p>Plain</p></div><div data-vitrine="pager"></div>
    <div data-vitrine="sort" data-vitrine-options='[{"value": "price asc", "label": "Price"}]'></div></div>`
}

/** The page's address, as clicks and plain forms write it. */
function addressOf({ q, fq, sort, facets, page, isLinked }: RandomPage): string {
  if (!isLinked) return '/test'
  const pairs = [
    ['query', q],
    ...facets.slice(0, 2).map((field) => [`${field}[]`, field === 'bedrooms' ? '2' : 'cabin']),
    ['price', '100..300'],
    ...fq.map((filter) => ['fq[]', filter]),
    ['sortby', sort],
    ['pg', String(page)],
    ['utm', 'a b'],
  ]
  return `/test?${new URLSearchParams(pairs.filter(([, value]) => value !== ''))}`
}

test(`${PAGES} random pages of the server are adopted node by node`, async ({ page, site }) => {
  test.setTimeout(240_000)
  const path = join(import.meta.dirname, '../../../dist/server/index.js')
  const server: { readonly render: typeof render } = await import(pathToFileURL(path).href)
  const samples = fc.sample(pages, { numRuns: PAGES, seed: 13 })
  let adopted = 0
  for (const lang of LANGUAGES) {
    await openHtml(page, htmlPage('<div id="place"></div>').replace('lang="en"', `lang="${lang}"`))
    await page.waitForFunction(() => window.Vitrine !== undefined)
    for (const one of samples.filter((sample) => sample.lang === lang)) {
      const id = `random-${++adopted}`
      const html = await server.render({
        html: pageHtml(one, id),
        address: addressOf(one),
        fetch: async ({ url, body }) => {
          const headers = { 'content-type': 'application/x-www-form-urlencoded' }
          return (await fetch(new URL(url, site), { method: 'POST', headers, body })).text()
        },
        onError: (error) => {
          throw error
        },
      })
      const { count, ...result } = await page.evaluate(adopt, {
        html: html.replace(/^<html[^>]*>/, ''),
        id,
        address: addressOf(one),
      })
      expect(count).toBeGreaterThan(30)
      const first = { ...result, gone: result.gone.slice(0, 3), added: result.added.slice(0, 3) }
      expect({ ...one, ...first }).toEqual({ ...one, gone: [], added: [], posts: 0, problems: [] })
    }
  }
  expect(adopted).toBe(PAGES)
})

/** Attaches a server's page, and waits for it. @returns what is not as it was */
async function adopt({ html, id, address }: { html: string; id: string; address: string }) {
  history.replaceState(null, '', address)
  const nodesIn = (root: Node) => {
    const nodes: Node[] = []
    const iterator = document.createNodeIterator(root)
    for (let node = iterator.nextNode(); node; node = iterator.nextNode()) nodes.push(node)
    return nodes
  }
  const place = document.createElement('div')
  // Out of view, so that no list grows and no picture loads.
  place.style.paddingBlockStart = '9000px'
  place.innerHTML = html
  const before = [...place.querySelectorAll('[data-vitrine-root]')].flatMap(nodesIn)
  const isMounted = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (place.querySelector(`#${id}`)?.getAttribute('data-state') !== 'ready') return
      observer.disconnect()
      resolve()
    })
    observer.observe(place, { attributes: true, subtree: true, attributeFilter: ['data-state'] })
  })
  performance.clearResourceTimings()
  document.getElementById('place')?.append(place)
  await isMounted
  for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame)
  const after = [...place.querySelectorAll('[data-vitrine-root]')].flatMap(nodesIn)
  const textOf = (node: Node) => `${node.nodeName} ${node.textContent}`.slice(0, 80)
  const posts = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.includes('/solr/')).length
  const problems = window.Vitrine?.doctor().problems.map(({ message }) => message) ?? []
  place.remove()
  await new Promise(requestAnimationFrame)
  return {
    count: before.length,
    gone: before.filter((node) => !after.includes(node)).map(textOf),
    added: after.filter((node) => !before.includes(node)).map(textOf),
    posts,
    problems,
  }
}
