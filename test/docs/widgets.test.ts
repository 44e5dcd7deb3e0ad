import { WIDGET_NAMES as REGISTRY_NAMES } from '../../mount/registry'
import { FURTHER_WIDGETS } from '../../src/contract/furtherWidgets'
import { NAMED_MARKUP } from '../../src/contract/namedMarkup'
import { sectionOf } from '../support/markdown'
import {
  codeHeadings,
  codes,
  filesUnder,
  fileText,
  referencePage,
  rowsOf,
  widgetSentences,
} from './reference'

const WIDGET_NAMES = [...REGISTRY_NAMES, ...FURTHER_WIDGETS]

describe('docs/reference/widgets.md', () => {
  const page = referencePage('widgets')
  const sections = codeHeadings(page).map((name) => [name, sectionOf(page, `## \`${name}\``)])

  it('has a section for every widget of the registry, and no other', () => {
    expect([...codeHeadings(page)].sort()).toEqual([...WIDGET_NAMES].sort())
  })

  it('starts every section with a sentence', () => {
    const sentences = Object.values(widgetSentences())
    expect(sentences.filter((one) => !/^[A-Z][^|]+\.$/.test(one))).toEqual([])
  })

  it('links every section from its top', () => {
    const links = [...page.matchAll(/\[`([a-z-]+)`\]\(#([a-z-]+)\)/g)].map(([, name, to]) => {
      expect(to).toBe(name)
      return name
    })
    expect([...new Set(links)].sort()).toEqual([...codeHeadings(page)].sort())
  })

  /** What renders the pages of the demo's shop. */
  const shop = filesUnder('demo/server', /^shop\/.*\.ts$/).map(fileText)

  it.each(sections)('names a demo page that shows %s', (widget, text = '') => {
    const [, address = ''] = /^- \*\*Demo page\*\*: `\/(.+)`$/m.exec(text) ?? []
    const pages = address.startsWith('shop') ? shop : [fileText(`demo/${address}`)]
    expect(pages.filter((one) => one.includes(`data-vitrine="${widget}"`))).not.toEqual([])
  })
})

describe('docs/reference/configuration.md', () => {
  it('lists the markup that mounts without data-vitrine', () => {
    const rows = rowsOf(referencePage('configuration'), 'selector')
    expect(
      rows.map(([selector = '', widget = '']) => [codes(selector)[0], codes(widget)[0]]),
    ).toEqual(NAMED_MARKUP)
  })

  it('mounts that markup as widgets of the registry', () => {
    const names = NAMED_MARKUP.map(([, widget]) => widget)
    expect(names.filter((name) => !WIDGET_NAMES.includes(name))).toEqual([])
  })
})
