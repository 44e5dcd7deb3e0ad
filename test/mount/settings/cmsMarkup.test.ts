import { screen } from '@testing-library/react'
import { takeConsole } from '../../support/console'
import { onTestEnd } from '../../support/onTestEnd'
import { visit } from '../../support/page'
import { mountPoints, searchElement } from '../../support/searchElement'
import { openWire } from '../../support/wire'

const box = (attributes: string, inside = '') =>
  searchElement(`<div id="box" data-vitrine="search-box" ${attributes}>${inside}</div>
    ${mountPoints('pager')}`)
const placeholder = () => screen.getByRole('textbox').getAttribute('placeholder')
const script = (text: string, marks = '') =>
  `<script type="application/json" ${marks}>${text}</script>`

/** `{"a": {"a": …}}`, that many levels deep. */
const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`

beforeEach(() => {
  openWire()
})

describe('option names that a text format allows', () => {
  it('have hyphens for dots and underscores', async () => {
    const wire = openWire()
    await visit(`
      <div id="listings" data-vitrine="search" data-vitrine-solr-url="/solr/select"
        data-vitrine-solr-max-rows="7" data-vitrine-solr-params-fl="id">
        <div data-vitrine="facet" data-vitrine-field="city" data-vitrine-facet-mincount="3"></div>
      </div>`)
    expect(wire.bodies[0]).toContain('rows=7')
    expect(wire.bodies[0]).toContain('facet.mincount=3')
    expect(wire.bodies[0]).toContain('fl=id')
  })

  it('are named as written when their value is wrong', async () => {
    await visit(box('', `<div data-vitrine="pager" id="pages" data-vitrine-inner="ten"></div>`))
    expect(takeConsole().join()).toContain('data-vitrine-inner: inner must be a whole number')
  })
})

describe('JSON that a CMS has wrapped', () => {
  it('is read as configuration and as page settings', async () => {
    const settings = script(
      '\uFEFF<!--//--><![CDATA[//><!--\n{"messages": {"search.submit": "Find"}}\n//--><!]]>',
      'data-vitrine-settings',
    )
    await visit(settings + box('', script('<p>{“placeholder”: “Where to?”}</p>')))
    expect(placeholder()).toBe('Where to?')
    expect(screen.getByRole('button', { name: 'Find' })).toBeVisible()
  })

  it('is reported when it is ambiguous', async () => {
    await visit(box('', script('{“placeholder”: "Where to?"}')))
    expect(takeConsole()).toEqual([
      expect.stringMatching(
        /^error: Vitrine: search-box#box: its <script type="application\/json"> must be JSON, got "{“placeholder”: "Where to\?"}"/,
      ),
    ])
  })
})

describe('a configuration nested 5,000 levels deep', () => {
  const expected = (name: string) => [
    expect.stringContaining(`${name} must be nested at most 100 levels deep`),
  ]

  it('is reported, and its widget has its defaults', async () => {
    await visit(box(`data-vitrine-config='${nested(5000)}'`))
    expect(takeConsole()).toEqual(expected('data-vitrine-config'))
    expect(placeholder()).toBe('Search')
  })

  it.each([
    ['a search', `<div data-vitrine="search" data-vitrine-config='${nested(5000)}'></div>`],
    ['an option', `<div data-vitrine="notices" data-vitrine-text='${nested(5000)}'></div>`],
    ['a name', `<div data-vitrine="notices" data-vitrine-${'a.'.repeat(5000)}a="1"></div>`],
    [
      'a list',
      `<div data-vitrine="notices" data-vitrine-config='{"a":${'['.repeat(5000)}${']'.repeat(5000)}}'></div>`,
    ],
  ])('stops nothing in %s', async (_, html) => {
    await visit(html + box('data-vitrine-placeholder="Where to?"'))
    expect(takeConsole()).toEqual([expect.stringContaining('levels deep')])
    expect(placeholder()).toBe('Where to?')
  })

  it('is reported in page settings, and what else they say counts', async () => {
    const settings = script('{"messages": {"search.submit": "Find"}}', 'data-vitrine-settings')
    await visit(settings + script(nested(5000), 'data-vitrine-settings') + box(''))
    expect(takeConsole()).toEqual(expected('page settings'))
    expect(screen.getByRole('button', { name: 'Find' })).toBeVisible()
  })

  it('is what settings are that contain themselves', async () => {
    const settings: Record<string, unknown> = {}
    settings['search'] = { settings }
    Object.assign(window, { vitrineSettings: settings })
    onTestEnd(() => {
      Reflect.deleteProperty(window, 'vitrineSettings')
    })
    await visit(box('data-vitrine-placeholder="Where to?"'))
    expect(takeConsole()).toEqual(expected('page settings'))
    expect(placeholder()).toBe('Where to?')
  })
})
