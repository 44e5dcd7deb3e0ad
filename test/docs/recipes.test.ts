import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { screen } from '@testing-library/react'
import { anAnswer } from '../support/answers'
import { takeConsole } from '../support/console'
import { blocks } from '../support/markdown'
import { onTestEnd } from '../support/onTestEnd'
import { visit } from '../support/page'
import { readRecipes } from '../support/recipes'
import { openWire } from '../support/wire'
import { ROOT } from './reference'

const folder = join(ROOT, 'docs/recipes')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /\.\w+$/.test(path),
)
const text = (path: string) => readFileSync(join(folder, path), 'utf8')
const recipes = readRecipes(ROOT)
/** The code of files to copy, as the recipes' pages show it. */
const shown = files
  .filter((path) => /^\w+\/README\.md$/.test(path) && !path.startsWith('proxy'))
  .flatMap((path) => blocks(text(path)))
const docs = ['17', '18', '19'].map((id) => ({
  id,
  title: `Cabin ${id}`,
  url: `/places/${id}`,
  price: 120,
}))

/** Code without its indent and line ends: the pages indent some of it less. */
const squeezed = (code: string) => code.replace(/\s+/g, ' ').trim()

describe('the recipes', () => {
  it('exist for each system', () => {
    expect(shown.length).toBeGreaterThanOrEqual(10)
    expect(recipes.map(({ cms }) => cms.split(',')[0])).toEqual(
      expect.arrayContaining(['Plain HTML', 'Drupal', 'WordPress', 'TYPO3']),
    )
  })

  it.each(shown)('show code that is in exactly one file to copy: %s', (block) => {
    const holding = files.filter(
      (path) => !path.endsWith('.md') && squeezed(text(path)).includes(squeezed(block)),
    )
    expect(holding).toHaveLength(1)
  })

  it.each(recipes)('search and show results: $cms', async ({ markup, hasDocs, drupalSettings }) => {
    Object.assign(window, { drupalSettings })
    onTestEnd(() => {
      Reflect.deleteProperty(window, 'drupalSettings')
    })
    const wire = openWire()
    await visit(markup)
    expect(wire.last().url).toBe('/solr/select')
    await wire.answer(anAnswer({ docs, facets: { city: { Lugano: 1 } } }))
    if (!hasDocs) await wire.answer(anAnswer({ docs }))
    expect(screen.getByRole('search')).toBeVisible()
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3)
    expect(await screen.findByRole('checkbox', { name: /^Lugano/ })).toBeVisible()
    expect(takeConsole()).toEqual([])
  })

  it.each(recipes.filter(({ cms }) => cms !== "README's page"))(
    'request the twelve rows of their configuration: $cms',
    async ({ markup, drupalSettings }) => {
      Object.assign(window, { drupalSettings })
      onTestEnd(() => {
        Reflect.deleteProperty(window, 'drupalSettings')
      })
      const wire = openWire()
      await visit(markup)
      expect(new URLSearchParams(wire.last().body).get('rows')).toBe('12')
    },
  )
})

/** The attributes and elements that `wp_kses_post` allows (WordPress 6.1 to 6.8), as far as the pattern uses them. */
const ALLOWED_ATTRIBUTE = /^(?:id|class|hidden|data(?:-[a-z0-9_]+)+)$/
const ALLOWED_ELEMENTS = new Set(['div', 'h3', 'a', 'p', 'b'])

describe('the files to copy', () => {
  it('of plain HTML are a page that searches', async () => {
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

  it('of WordPress have a pattern that wp_kses_post does not change', () => {
    const page = new DOMParser().parseFromString(text('wordpress/pattern.html'), 'text/html')
    const all = [...page.body.querySelectorAll('*')]
    expect(all.length).toBeGreaterThan(8)
    expect(all.filter(({ localName }) => !ALLOWED_ELEMENTS.has(localName))).toEqual([])
    const names = all.flatMap((one) => one.getAttributeNames())
    expect(names.filter((name) => !ALLOWED_ATTRIBUTE.test(name))).toEqual([])
  })

  it('of TYPO3 have no braces but those of outputs', () => {
    const outputs = /\{config\}|\{(?:card|first\.\w+) -> f:format\.raw\(\)\}/g
    expect(text('typo3/Search.html').replace(outputs, '')).not.toMatch(/[{}]/)
  })

  it.each(files.filter((path) => /\.(?:php|module|theme)$/.test(path)))(
    'have no syntax and no functions newer than PHP 7.4: %s',
    (path) => {
      expect(text(path)).not.toMatch(
        /\b(?:str_(?:contains|starts_with|ends_with)|array_is_list|get_debug_type|match) ?\(|\?->|: (?:never|mixed|static)\b|\benum \w|\breadonly\b/,
      )
    },
  )

  it.each(files.filter((path) => path.endsWith('.yml')))(
    'are indented by two spaces: %s',
    (path) => {
      for (const line of text(path).split('\n').filter(Boolean)) {
        expect(line).toMatch(/^(?: {2})*(?:- \S+|[\w./]+:(?: \S.*)?)$/)
      }
    },
  )

  it.each(files.filter((path) => path.endsWith('.md')))('link to files that exist: %s', (path) => {
    const links = [...text(path).matchAll(/\]\(([^)\s]+)\)/g)].map(([, to]) => to ?? '')
    expect(links).not.toEqual([])
    expect(
      links.filter((to) => !existsSync(join(folder, dirname(path), to.replace(/#.*/, '')))),
    ).toEqual([])
  })

  it.each(files.filter((path) => !path.endsWith('README.md')))(
    'are named by a README: %s',
    (path) => {
      const pages = files.filter((one) => one.endsWith('.md')).map(text)
      const named = pages.filter((one) => one.includes(path.split('/').at(-1) ?? ''))
      expect(named).not.toEqual([])
    },
  )
})
