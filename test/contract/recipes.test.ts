import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { screen } from '@testing-library/react'
import { anAnswer } from '../support/answers'
import { atEnd } from '../support/atEnd'
import { takeConsole } from '../support/console'
import { blocks } from '../support/markdown'
import { visit } from '../support/page'
import { readRecipes } from '../support/recipes'
import { openWire } from '../support/wire'
import { README, ROOT, section } from './readmeParts'

const folder = join(ROOT, 'demo/recipes')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /\.\w+$/.test(path),
)
const text = (path: string) => readFileSync(join(folder, path), 'utf8')
const recipes = readRecipes(README)
const docs = ['17', '18', '19'].map((id) => ({
  id,
  title: `Cabin ${id}`,
  url: `/places/${id}`,
  price: 120,
}))

/** White space and line ends aside: README shows some of it further to the left. */
const squeezed = (code: string) => code.replace(/\s+/g, ' ').trim()

describe("README's recipes", () => {
  const shown = blocks(section('## Recipes'))

  it('are shown for each system', () => {
    expect(shown.length).toBeGreaterThanOrEqual(7)
    expect(recipes.map(({ cms }) => cms.split(',')[0])).toEqual(
      expect.arrayContaining(['Plain HTML', 'Drupal', 'WordPress', 'TYPO3']),
    )
  })

  it.each(shown)('stand in a file to copy, to the letter: %s', (block) => {
    const holding = files.filter((path) => squeezed(text(path)).includes(squeezed(block)))
    expect(holding).toHaveLength(1)
  })

  it.each(recipes)('search: $cms', async ({ markup, drupalSettings }) => {
    Object.assign(window, { drupalSettings })
    atEnd(() => {
      Reflect.deleteProperty(window, 'drupalSettings')
    })
    const wire = openWire()
    await visit(markup)
    expect(wire.last().url).toBe('/solr/select')
    await wire.answer(anAnswer({ docs, facets: { city: { Lugano: 1 } } }))
    await wire.answer(anAnswer({ docs }))
    expect(screen.getByRole('search')).toBeVisible()
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3)
    expect(await screen.findByRole('checkbox', { name: /^Lugano/ })).toBeVisible()
    expect(takeConsole()).toEqual([])
  })

  it.each(recipes.filter(({ cms }) => cms !== 'Plain HTML'))(
    'ask for twelve rows, as they are configured: $cms',
    async ({ markup, drupalSettings }) => {
      Object.assign(window, { drupalSettings })
      atEnd(() => {
        Reflect.deleteProperty(window, 'drupalSettings')
      })
      const wire = openWire()
      await visit(markup)
      expect(new URLSearchParams(wire.last().body).get('rows')).toBe('12')
    },
  )
})

/** What `wp_kses_post` keeps of a page (WordPress 6.1 to 6.8), as far as the pattern uses it. */
const KEPT_ATTRIBUTE = /^(?:id|class|hidden|data(?:-[a-z0-9_]+)+)$/
const KEPT_ELEMENTS = new Set(['div', 'h3', 'a', 'p', 'b'])

describe('the files to copy', () => {
  it('of plain HTML are a page that searches, with a form of its own until then', async () => {
    const page = new DOMParser().parseFromString(text('plain/search.html'), 'text/html')
    const loaded = [...page.querySelectorAll('[href$=".css"], [src]')].map((one) =>
      one.getAttribute(one.localName === 'link' ? 'href' : 'src'),
    )
    expect(loaded).toEqual(['vitrine.css', 'vitrine.js'])
    const settings = page.querySelector('[data-vitrine-settings]')?.outerHTML ?? ''
    const wire = openWire()
    await visit(settings + page.body.innerHTML)
    expect(new URLSearchParams(wire.last().body).get('rows')).toBe('12')
    await wire.answer(anAnswer({ docs }))
    await wire.answer(anAnswer({ docs }))
    expect(screen.getByRole('link', { name: 'Cabin 17' })).toHaveAttribute('href', '/places/17')
    expect(screen.getAllByText('€120')).toHaveLength(3)
  })

  it('of WordPress have a pattern that its filter keeps', () => {
    const page = new DOMParser().parseFromString(text('wordpress/pattern.html'), 'text/html')
    const all = [...page.body.querySelectorAll('*')]
    expect(all.length).toBeGreaterThan(8)
    expect(all.filter(({ localName }) => !KEPT_ELEMENTS.has(localName))).toEqual([])
    const names = all.flatMap((one) => one.getAttributeNames())
    expect(names.filter((name) => !KEPT_ATTRIBUTE.test(name))).toEqual([])
  })

  it('of TYPO3 hold no braces but those of outputs, which Fluid would read', () => {
    expect(text('typo3/Search.html').replace(/\{settings\.\w+\}/g, '')).not.toMatch(/[{}]/)
  })

  it.each(files.filter((path) => path.endsWith('.yml')))('are indented as YAML is: %s', (path) => {
    for (const line of text(path).split('\n').filter(Boolean)) {
      expect(line).toMatch(/^(?: {2})*(?:- \S+|[\w./]+:(?: \S.*)?)$/)
    }
  })

  it.each(files.filter((path) => path.endsWith('.md')))('link to what is there: %s', (path) => {
    const links = [...text(path).matchAll(/\]\(([^)\s]+)\)/g)].map(([, to]) => to ?? '')
    expect(links).not.toEqual([])
    expect(links.filter((to) => !existsSync(join(folder, dirname(path), to)))).toEqual([])
  })

  it.each(files.filter((path) => !path.endsWith('README.md')))(
    'are named by a README: %s',
    (path) => {
      const told = files.filter((one) => one.endsWith('.md')).map(text)
      expect(
        [README, ...told].filter((one) => one.includes(path.split('/').at(-1) ?? '')),
      ).not.toEqual([])
    },
  )
})
