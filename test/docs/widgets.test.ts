import { registry } from '../../mount/registry'
import { NAMED_MARKUP } from '../../src/contract/namedMarkup'
import { WIDGET_DESCRIPTIONS } from '../../src/contract/widgets'
import { sectionOf } from '../support/markdown'
import { codeHeadings, codes, filesUnder, fileText, referencePage, rowsOf } from './reference'

describe('docs/reference/widgets.md', () => {
  const page = referencePage('widgets')
  const sections = codeHeadings(page).map((name) => [name, sectionOf(page, `## \`${name}\``)])
  const sentences = sections.map(([name = '', text = '']) => [name, text.trim().split('\n')[0]])

  it('has a section for every widget, which starts with its sentence', () => {
    expect(Object.fromEntries(sentences)).toEqual(WIDGET_DESCRIPTIONS)
  })

  it('has no section for a widget that is not registered', () => {
    const registered = ['search', ...registry.map(({ name }) => name)]
    expect([...codeHeadings(page)].sort()).toEqual(registered.sort())
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
})
