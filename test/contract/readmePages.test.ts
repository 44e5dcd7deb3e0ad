import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { screen } from '@testing-library/react'
import { anAnswer } from '../support/answers'
import { takeConsole } from '../support/console'
import { change, visit } from '../support/page'
import { openWire } from '../support/wire'
import { blocks, README, ROOT, section } from './readmeParts'

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html')

/** What a themer writes of us: the mount points with their attributes, and what the head loads. */
function ours(html: string) {
  const page = parsed(html)
  const file = (path: string | null) => path?.split('/').at(-1)
  const mountPoints = [...page.querySelectorAll('[data-vitrine]')].map((element) =>
    [...element.attributes].map(({ name, value }) => `${name}="${value}"`),
  )
  const styles = [...page.querySelectorAll('link')].map((link) => file(link.getAttribute('href')))
  const scripts = [...page.querySelectorAll('script')].map((one) => file(one.getAttribute('src')))
  return {
    mountPoints,
    loads: [...styles, ...scripts].filter((name) => name?.startsWith('vitrine')),
  }
}

const [tenLines = ''] = blocks(section('## A page that works'), 'html')

describe("README's page that works", () => {
  it('is the minimal demo page', () => {
    const demo = readFileSync(join(ROOT, 'demo/minimal.html'), 'utf8')
    expect(ours(tenLines)).toEqual(ours(demo))
    expect(ours(tenLines).mountPoints).toHaveLength(6)
  })

  it('has ten lines', () => {
    expect(tenLines.split('\n')).toHaveLength(10)
  })

  it('works', async () => {
    const wire = openWire()
    await visit(parsed(tenLines).body.innerHTML)
    await wire.answer(anAnswer({ facets: { city: { Lugano: 1 } } }))
    await wire.answer()
    expect(screen.getByRole('search')).toBeVisible()
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3)
    expect(screen.getByText('1–3 of 3')).toBeVisible()
    expect(await screen.findByRole('group', { name: 'city' })).toBeVisible()
  })
})

/** One document with every field that README's examples bind. */
const fullDoc = {
  id: '17',
  title: 'Cabin by the lake',
  url: '/places/17',
  images: ['/pictures/17.svg'],
  price: 120,
  amenities: ['sauna', 'boat'],
  teaser: '<p>Quiet.</p>',
  latlng: '44.05,-121.31',
}

describe("README's other markup", () => {
  const faulty = blocks(section('## When something does not mount'), 'html')
  const examples = blocks(README, 'html').filter(
    (html) => html !== tenLines && !faulty.includes(html),
  )

  it.each(examples)('mounts without a complaint: %s', async (html) => {
    const wire = openWire()
    const whole = html.includes('data-vitrine="search"')
    const page = whole ? html : inSearch(`${html}<div data-vitrine="results"></div>`)
    await visit(page)
    await change(() => wire.answer(anAnswer({ docs: [fullDoc] })))
    expect(document.querySelectorAll('[data-vitrine-root]').length).toBeGreaterThan(0)
    expect(takeConsole()).toEqual([])
  })
})

describe('what README says of something that does not mount', () => {
  const text = section('## When something does not mount')
  const [markup, messages] = [blocks(text, 'html'), blocks(text, '').filter(isMessage)]

  it('has a message for each piece of markup', () => {
    expect(messages).toHaveLength(markup.length)
    expect(messages).not.toEqual([])
  })

  it.each(markup.map((html, i) => [html, messages[i] ?? '']))(
    'is what the console says: %s',
    async (html, message) => {
      openWire()
      await visit(inSearch(html))
      expect(takeConsole()).toEqual([`error: ${message}`])
    },
  )
})

function isMessage(block: string): boolean {
  return block.startsWith('Vitrine: ')
}

function inSearch(inside: string): string {
  const config = `data-vitrine-solr.url="/solr/select" data-vitrine-solr.return_full_docs="false"`
  return `<main id="listings" data-vitrine="search" ${config}>${inside}</main>`
}
