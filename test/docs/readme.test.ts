import { screen } from '@testing-library/react'
import { BROWSER_TARGET } from '../../build/target'
import { engines } from '../../package.json'
import { anAnswer } from '../support/answers'
import { blocks, sectionOf } from '../support/markdown'
import { visit } from '../support/page'
import { openWire } from '../support/wire'
import { byCode, fileText, rowsOf, widgetSentences } from './reference'

const README = fileText('README.md')
const [example = ''] = blocks(sectionOf(README, '## A page that works'), 'html')
const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html')

/** The mount points of a page with their attributes, and our files that it loads. */
function vitrineParts(html: string) {
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

describe('README', () => {
  it('has at most 150 lines', () => {
    expect(README.trimEnd().split('\n').length).toBeLessThanOrEqual(150)
  })

  it('lists every widget with its sentence and a link to the reference', () => {
    const rows = rowsOf(README, '`data-vitrine`')
    expect(byCode(rows)).toEqual(widgetSentences())
    for (const [cell = ''] of rows) {
      const [, name] = /`([^`]+)`/.exec(cell) ?? []
      expect(cell).toBe(`[\`${name}\`](docs/reference/widgets.md#${name})`)
    }
  })

  it('shows a message that the troubleshooting page explains', () => {
    const [message = ''] = blocks(sectionOf(README, '## When something does not mount'), '')
    expect(message).toMatch(/^Vitrine: /)
    expect(blocks(fileText('docs/guide/troubleshooting.md'), '')).toContain(message)
  })

  it('names the Node version of package.json', () => {
    const version = engines.node.replace('>=', '')
    expect(README).toContain(`Node](https://nodejs.org/) ${version} or newer`)
  })

  it("names the browsers of the build's target", () => {
    const list = BROWSER_TARGET.map((one) => one.match(/([a-z]+)([\d.]+)/) ?? [])
    for (const [, name = '', version = ''] of list) {
      expect(README).toMatch(new RegExp(`${name}\\b[^,;]*${version.replace('.', '\\.')}`, 'i'))
    }
  })
})

describe("README's page that works", () => {
  it('is the minimal demo page', () => {
    expect(vitrineParts(example)).toEqual(vitrineParts(fileText('demo/minimal.html')))
    expect(vitrineParts(example).mountPoints).toHaveLength(6)
  })

  it('has ten lines', () => {
    expect(example.split('\n')).toHaveLength(10)
  })

  it('shows a search box, a facet, a count and results', async () => {
    const wire = openWire()
    await visit(parsed(example).body.innerHTML)
    await wire.answer(anAnswer({ facets: { city: { Lugano: 1 } } }))
    await wire.answer()
    expect(screen.getByRole('search')).toBeVisible()
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3)
    expect(screen.getByText('1–3 of 3')).toBeVisible()
    expect(await screen.findByRole('group', { name: 'city' })).toBeVisible()
  })
})
