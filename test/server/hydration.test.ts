import { TextEncoder } from 'node:util'
import { screen } from '@testing-library/react'
import { anAnswer } from '../support/answers'
import { takeConsole } from '../support/console'
import { cityLoft, lakeCabin, manyCabins } from '../support/listings'
import { aVisitor, change, visit } from '../support/page'
import { haveSaved } from '../support/savedItems'
import { mountPoints, searchElement } from '../support/searchElement'
import { aMoment } from '../support/time'
import { openWire } from '../support/wire'

// React's renderer for servers needs it; jsdom has none.
Object.assign(globalThis, { TextEncoder })
const { render } =
  require('../../mount/server/server') as typeof import('../../mount/server/server')

const facets = { city: { Lugano: 10, Bern: 2 }, amenities: { Dock: 3 } }
const stats = { price: { min: 95, max: 210 } }
const answer = JSON.parse(anAnswer({ docs: manyCabins(10), numFound: 45, rows: 10, facets, stats }))

const everything =
  mountPoints('search-box', 'facets', 'result-count', 'current-filters', 'status') +
  '<div data-vitrine="results"><p>Teaser</p></div>' +
  mountPoints('pager', 'did-you-mean') +
  '<div data-vitrine="sort" data-vitrine-options=\'[{"value": "price asc", "label": "Price"}]\'></div>' +
  '<div data-vitrine="range" data-vitrine-field="price"></div>' +
  '<div data-vitrine="amenities" data-vitrine-field="amenities"></div>'

const rendered = (html: string, response: unknown = answer) =>
  render({ html, answers: { listings: { answer: response } } })

/** Visits a server's page. @returns all nodes of its roots as they were */
async function visitRendered(html: string, change = (page: string) => page, visitOptions = {}) {
  const page = change(html)
  let nodes: readonly Node[] = []
  const api = await visit(page, {
    started: () => {
      nodes = allNodes()
    },
    ...visitOptions,
  })
  await aMoment()
  return { api, nodes }
}

/**
 * Takes React's reports of attributes that differ. Expected are pictures, which load without JavaScript, and styles,
 * whose properties jsdom does not know.
 */
function takeExpectedDifferences(): void {
  const lines = takeConsole().join('\n').split('\n')
  const differing = lines.filter((line) => /^ *[+-] {2,}/.test(line))
  expect(differing.filter((line) => !/ (?:style|src|data-src|loading)=/.test(line))).toEqual([])
  expect(lines.filter((line) => line.startsWith('warn: '))).toEqual([])
}

function allNodes(): readonly Node[] {
  return [...document.querySelectorAll('[data-vitrine-root]')].flatMap((root) => nodesIn(root))
}

function nodesIn(node: Node): readonly Node[] {
  return [...node.childNodes].flatMap((child) => [child, ...nodesIn(child)])
}

describe("a server's page", () => {
  it('is adopted node by node', async () => {
    const wire = openWire()
    const html = await rendered(searchElement(everything, { facets: ['city'] }))
    const { nodes } = await visitRendered(html)
    expect(nodes.length).toBeGreaterThan(100)
    expect(allNodes()).toEqual(nodes)
    expect(allNodes().every((node, i) => node === nodes[i])).toBe(true)
    expect(wire.log).toEqual([])
    expect(document.getElementById('listings')).toHaveAttribute('data-state', 'ready')
    takeExpectedDifferences()
  })

  it('works from then on', async () => {
    const wire = openWire()
    await visitRendered(await rendered(searchElement(everything, { facets: ['city'] })))
    const visitor = aVisitor()
    await visitor.click(screen.getByRole('checkbox', { name: /Bern/ }))
    await wire.answer(anAnswer({ docs: [cityLoft], facets, stats }))
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(cityLoft.title)
    expect(screen.getByRole('button', { name: /Remove.*Bern/ })).toBeInTheDocument()
    await visitor.type(screen.getByRole('textbox', { name: 'Search' }), 'lake{Enter}')
    expect(wire.waiting()).toHaveLength(1)
    takeExpectedDifferences()
  })

  it('follows with what only this browser knows', async () => {
    haveSaved(['1002'])
    openWire()
    const { nodes } = await visitRendered(await rendered(searchElement(mountPoints('results'))))
    const flags = screen.getAllByRole('button', { name: /Cabin [12]$/ })
    expect(flags.map(({ textContent }) => textContent)).toEqual(['Flag', 'Unflag'])
    expect(flags.every((flag) => nodes.includes(flag))).toBe(true)
  })

  it('has the texts of its language', async () => {
    openWire()
    document.documentElement.lang = 'de'
    try {
      const html = await rendered(`<html lang="de">${searchElement(everything)}`)
      const { nodes } = await visitRendered(html)
      expect(screen.getByText('1–10 von 45')).toBeInTheDocument()
      expect(allNodes().every((node, i) => node === nodes[i])).toBe(true)
      takeExpectedDifferences()
    } finally {
      document.documentElement.lang = 'en'
    }
  })

  it('has the results of its template, with their HTML', async () => {
    openWire()
    const template =
      '<template data-vitrine-template="result"><h3 data-vitrine-text="title"></h3><p data-vitrine-html="teaser"></p><img data-vitrine-attr-src="image" alt=""></template>'
    const docs = [{ ...lakeCabin, teaser: '<b>Quiet</b>', image: '/17.jpg' }]
    const html = await rendered(
      searchElement(template + mountPoints('results')),
      JSON.parse(anAnswer({ docs })),
    )
    const { nodes } = await visitRendered(html)
    expect(document.querySelector('img')).toHaveAttribute('src', '/17.jpg')
    expect(document.querySelector('b')).toHaveTextContent('Quiet')
    expect(allNodes().every((node, i) => node === nodes[i])).toBe(true)
    takeExpectedDifferences()
  })

  it('gives the CMS its markup back when it is detached', async () => {
    openWire()
    const { api } = await visitRendered(await rendered(searchElement(everything)))
    expect(screen.queryByText('Teaser')).not.toBeVisible()
    await change(() => api.detach())
    expect(document.querySelector('[data-vitrine-root]')).toBeNull()
    expect(screen.getByText('Teaser')).toBeVisible()
    takeExpectedDifferences()
  })

  it('stands in until the search of a fragment is answered', async () => {
    const wire = openWire()
    const html = await rendered(searchElement(everything, { exposed_params: ['q'] }))
    await visitRendered(html, undefined, { fragment: 'q=loft' })
    expect(screen.getByText('Cabin 1')).toBeVisible()
    await wire.answer(anAnswer({ docs: [cityLoft] }))
    expect(screen.queryByText('Cabin 1')).toBeNull()
    expect(screen.getByText(cityLoft.title)).toBeVisible()
    expect(screen.getAllByRole('textbox', { name: 'Search' })).toHaveLength(1)
  })
})

describe("a server's markup that differs", () => {
  it.each([
    ['another text', 'Cabin 1<', 'Cabin one<', '"Cabin one" where the browser renders "Cabin 1"'],
    [
      'another element',
      '<h3 class="vitrine-card__title">Cabin 1</h3>',
      '<h4>Cabin 1</h4>',
      '<h4> where the browser renders <h3 class="vitrine-card__title">',
    ],
    [
      'less',
      /<li class="vitrine-results__item" data-item="1010">.*?<\/li>/,
      '',
      'nothing where the browser renders <li class="vitrine-results__item">',
    ],
  ])('is rendered anew: %s', async (_, before, after, difference) => {
    const wire = openWire()
    const html = await rendered(searchElement(everything))
    expect(html).toMatch(before)
    await visitRendered(html, (page) => page.replace(before, after))
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(10)
    expect(screen.getByText('Cabin 1')).toBeVisible()
    expect(wire.log).toEqual([])
    const report = takeConsole().filter((line) => !/hydrat/i.test(line))
    expect(report).toEqual([
      `warn: Vitrine: results (#listings > div:nth-of-type(6)): the server's markup differs, so it was rendered anew. First difference: ${difference}.`,
    ])
  })
})
