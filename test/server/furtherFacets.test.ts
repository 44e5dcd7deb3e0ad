import { TextEncoder } from 'node:util'
import { screen, within } from '@testing-library/react'
import { furtherEntries } from '../../mount/extension/furtherEntries'
import { anAnswer } from '../support/answers'
import { takeConsole } from '../support/console'
import { manyCabins } from '../support/listings'
import { visit } from '../support/page'
import { aMoment } from '../support/time'
import { openWire } from '../support/wire'

// React's renderer for servers needs it; jsdom has none.
Object.assign(globalThis, { TextEncoder })
const { readSearches, render } =
  require('../../mount/server/server') as typeof import('../../mount/server/server')

/** Widgets whose code loads one after the other, in an order that is not that of the browser. */
const html = `<main id="stays" data-vitrine="search" data-vitrine-solr.url="/solr/select"
  data-vitrine-solr.return_full_docs="false" data-vitrine-solr.address="query" data-vitrine-solr.max_rows="12">
  <div data-vitrine="breadcrumb" data-vitrine-field="category"></div>
  <div data-vitrine="tree" data-vitrine-field="category" data-vitrine-label="Category"></div>
  <div data-vitrine="facets" data-vitrine-layout="bar">
    <div data-vitrine="toggle" data-vitrine-field="available" data-vitrine-label="Available"></div>
    <div data-vitrine="facet" data-vitrine-field="type" data-vitrine-label="Kind" data-vitrine-operator="or">
      <ul data-vitrine-values><li data-value="flat">Flat</li><li data-value="house">A house</li></ul>
    </div>
    <div data-vitrine="rating" data-vitrine-field="rating" data-vitrine-label="Rating" data-vitrine-ratings="4,3"></div>
    <div data-vitrine="facet" data-vitrine-field="bedrooms" data-vitrine-label="Bedrooms" data-vitrine-single></div>
    <div data-vitrine="facet" data-vitrine-field="price" data-vitrine-label="Price" data-vitrine-buckets="*,100,200" data-vitrine-currency="true"></div>
    <div data-vitrine="facet" data-vitrine-field="amenities" data-vitrine-label="Amenities" data-vitrine-negatable></div>
  </div>
  <div data-vitrine="facet" data-vitrine-field="city" data-vitrine-label="City" data-vitrine-collapsed></div>
  <div data-vitrine="facet" data-vitrine-field="host" data-vitrine-label="Host" data-vitrine-find="server" data-vitrine-operator="or"></div>
  <div data-vitrine="page-size"></div><div data-vitrine="view"></div>
  <div data-vitrine="result-count"></div><div data-vitrine="current-filters"></div>
  <div data-vitrine="results"></div><div data-vitrine="pager"></div>
</main>`
const query =
  '?available=true&f_type[]=flat&rating=4..&bedrooms=2&price[]=100-200&fq[]=%7B!tag%3Damenities%7D-amenities%3ADock&city[]=Bern&host[]=Ann&category=Cabins&rows=24&pg=2'
const answer = JSON.parse(
  anAnswer({
    docs: manyCabins(24),
    numFound: 100,
    start: 24,
    rows: 24,
    facets: {
      type: { flat: 4, house: 3 },
      bedrooms: { 1: 5, 2: 6 },
      amenities: { Dock: 7, Pool: 8 },
      city: { Bern: 9, Chur: 1 },
      host: { Ann: 2, Bob: 1 },
      'category:0': { Cabins: 5 },
      'category:1': { 'Cabins/Log': 2 },
    },
    queries: {
      'available:on': 11,
      'rating:4-': 12,
      'rating:3-': 13,
      'price:-100': 14,
      'price:100-200': 15,
    },
  }),
)
const rendered = () => render({ html, address: `/${query}`, answers: { stays: { answer } } })

/** The names and states of a group's controls. */
function controlsOf(name: string, role: 'checkbox' | 'radio' | 'switch') {
  return within(screen.getByRole('group', { name, hidden: true }))
    .getAllByRole<HTMLInputElement>(role, { hidden: true })
    .map((one) => [one.name, one.value, one.checked])
}

test('a server asks first for what the browser asks for, in the same order', async () => {
  const [first] = await readSearches({ html, address: `/${query}` })
  const wire = openWire()
  furtherEntries.clear()
  await visit(html, { query })
  for (let i = 0; i < 50 && wire.bodies.length === 0; i++) await aMoment()
  expect(wire.bodies).toHaveLength(1)
  expect(first?.body).toBe(wire.bodies[0])
  const sent = new URLSearchParams(first?.body)
  expect([sent.get('rows'), sent.get('start')]).toEqual(['24', '24'])
  expect(sent.getAll('fq')).toHaveLength(9)
})

test('a server leaves out the view, which nobody can change without JavaScript', async () => {
  document.body.innerHTML = await rendered()
  expect(document.querySelector('[data-vitrine="view"]')).toBeEmptyDOMElement()
  expect(document.querySelector('[data-vitrine="page-size"]')).not.toBeEmptyDOMElement()
})

test('a server renders each kind as a plain form, with its labels and what is chosen', async () => {
  document.body.innerHTML = await rendered()
  expect(controlsOf('Kind', 'checkbox')).toEqual([
    ['f_type[]', 'flat', true],
    ['f_type[]', 'house', false],
  ])
  expect(screen.getByRole('checkbox', { name: 'A house 3', hidden: true })).toBeInTheDocument()
  expect(controlsOf('Bedrooms', 'radio')).toEqual([
    ['bedrooms', '', false],
    ['bedrooms', '1', false],
    ['bedrooms', '2', true],
  ])
  expect(controlsOf('Rating', 'radio')).toEqual([
    ['rating', '', false],
    ['rating', '4..', true],
    ['rating', '3..', false],
  ])
  expect(controlsOf('Price', 'checkbox')).toEqual([
    ['price[]', '-100', false],
    ['price[]', '100-200', true],
  ])
  expect(screen.getByRole('switch', { hidden: true })).toBeChecked()
  const size = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Results per page' })
  expect(size).toHaveDisplayValue('24')
  const sent = new URLSearchParams([...new FormData(size.form ?? undefined)] as string[][])
  expect(sent.getAll('rows')).toEqual(['24'])
  expect(sent.has('pg')).toBe(false)
  expect(sent.get('bedrooms')).toBe('2')
  const chips = screen.getAllByRole('link', { name: /^Remove/ }).map((one) => one.textContent)
  expect(chips).toEqual([
    'Available',
    'Kind: Flat',
    'Rating: 4 stars and up',
    'Bedrooms: 2',
    'Price: $100 to $200',
    'Amenities: Without Dock',
    'City: Bern',
    'Host: Ann',
    'Category: Cabins',
  ])
})

test('what is excluded stands in the plain form behind the name of its facet, listed or not', async () => {
  const point = (widget: string, field: string, more: string) =>
    `<div data-vitrine="${widget}" data-vitrine-field="${field}" ${more}></div>`
  const page = html.replace(
    /<div data-vitrine="toggle"[^>]*>/,
    `${point('toggle', 'pets', 'data-vitrine-on="yes" data-vitrine-negated="true"')}
     ${point('toggle', 'note', 'data-vitrine-on="*"')}$&`,
  )
  const excluded =
    '?pets[not][]=yes&note=*&amenities[]=Pool&amenities[not][]=Dock&amenities[not][]='
  document.body.innerHTML = await render({
    html: page,
    address: `/${excluded}`,
    answers: {
      stays: {
        answer: {
          ...answer,
          facet_counts: { ...answer.facet_counts, facet_queries: { 'pets:on': 3, 'note:on': 4 } },
        },
      },
    },
  })
  const form = screen.getAllByRole<HTMLInputElement>('switch', { hidden: true })[0]?.form
  const sent = [...new FormData(form as HTMLFormElement)].map(([name, value]) => `${name}=${value}`)
  expect(sent.sort()).toEqual([
    'amenities[]=Pool',
    'amenities[not][]=',
    'amenities[not][]=Dock',
    'bedrooms=',
    'note[]=*',
    'pets[not][]=yes',
  ])
})

test('the browser adopts all of it node by node, without a request, a change or an error', async () => {
  const page = await rendered()
  const wire = openWire()
  // The server is another process.
  furtherEntries.clear()
  const nodesNow = () => [...document.querySelectorAll('[data-vitrine-root] *')]
  let nodes: readonly Element[] = []
  await visit(page, {
    query,
    started: () => {
      nodes = nodesNow()
    },
  })
  for (let i = 0; i < 20; i++) await aMoment()
  expect(nodes.length).toBeGreaterThan(200)
  expect(nodes.filter((node) => !node.isConnected)).toEqual([])
  expect(wire.log).toEqual([])
  const lines = takeConsole().join('\n').split('\n')
  const differing = lines.filter((line) => /^ *[+-] {2,}/.test(line))
  expect(differing.filter((line) => !/ (?:style|src|data-src|loading)=/.test(line))).toEqual([])
  expect(lines.filter((line) => line.startsWith('warn: '))).toEqual([])
})
