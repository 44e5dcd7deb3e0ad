import { screen } from '@testing-library/react'
import { takeConsole } from '../../support/console'
import { lakeCabin } from '../../support/listings'
import { onTestEnd } from '../../support/onTestEnd'
import { visit } from '../../support/page'
import { configured, mountPoints, searchElement } from '../../support/searchElement'
import { openWire } from '../../support/wire'

/** Sets a global of the page, for this test. */
function setGlobal(name: string, value: unknown) {
  Object.assign(window, { [name]: value })
  onTestEnd(() => {
    Reflect.deleteProperty(window, name)
  })
}

const settings = (json: object | string) =>
  `<script type="application/json" data-vitrine-settings>${typeof json === 'string' ? json : JSON.stringify(json)}</script>`
const script = (json: object | string) =>
  `<script type="application/json">${typeof json === 'string' ? json : JSON.stringify(json)}</script>`
const placeholder = () => screen.getByRole('textbox').getAttribute('placeholder')
const box = (attributes = '', inside = '') =>
  searchElement(`<div id="box" data-vitrine="search-box" ${attributes}>${inside}</div>`)

beforeEach(() => {
  openWire()
})

describe("the sources of an element's configuration", () => {
  it('are page settings, its script, its JSON attribute, an attribute for one option; the nearer wins', async () => {
    const page = settings({ 'search-box': { placeholder: 'from the page' } })
    const ownScript = script({ placeholder: 'from its script' })
    const json = configured({ placeholder: 'from its attribute' })
    const option = 'data-vitrine-placeholder="from its option"'
    await visit(box())
    expect(placeholder()).toBe('Search')
    await visit(page + box())
    expect(placeholder()).toBe('from the page')
    await visit(page + box('', ownScript))
    expect(placeholder()).toBe('from its script')
    await visit(page + box(json, ownScript))
    expect(placeholder()).toBe('from its attribute')
    await visit(page + box(`${json} ${option}`, ownScript))
    expect(placeholder()).toBe('from its option')
  })

  it('merge key by key', async () => {
    const wire = openWire()
    await visit(
      `${settings({ search: { solr: { url: '/solr/select', max_rows: 50, default_q: 'page' } } })}
       <div data-vitrine="search" data-vitrine-solr.default_q="own" ${configured({ solr: { max_rows: 20 } })}>
       ${mountPoints('results')}</div>`,
    )
    const body = new URLSearchParams(wire.bodies[0])
    expect([wire.last().url, body.get('q'), body.get('rows')]).toEqual([
      '/solr/select',
      'own',
      '20',
    ])
  })

  it('can be a JSON list in an attribute for one option', async () => {
    const wire = openWire()
    await visit(
      `<div data-vitrine="search" data-vitrine-solr.url="/solr/select"
        data-vitrine-solr.bundles='["cabin", "loft"]' data-vitrine-solr.facets='[{"data": {"field": "city"}}]'>
        ${mountPoints('results')}</div>`,
    )
    expect(wire.log).toEqual(['> q=*:* bundle:( cabin OR loft )'])
    expect(wire.bodies[0]).toContain('facet.field=city')
  })

  it("include a direct child's script only, and none of another type", async () => {
    await visit(
      box(
        '',
        `<p>${script({ placeholder: 'deeper' })}</p><script>{"placeholder": "code"}</script>`,
      ),
    )
    expect(placeholder()).toBe('Search')
  })

  it('ignore __proto__', async () => {
    await visit(box(`data-vitrine-config='{"__proto__": {"placeholder": "polluted"}}'`))
    expect(placeholder()).toBe('Search')
    expect(({} as { placeholder?: string }).placeholder).toBeUndefined()
  })
})

describe('page-wide settings', () => {
  it('may be set by a script, in drupalSettings or Drupal.settings; the script element is nearest', async () => {
    const text = (label: string) => ({ messages: { 'search.label': label } })
    const label = async (html = box()) => {
      await visit(html)
      return (
        screen.getByRole('textbox').getAttribute('id') &&
        document.querySelector('label')?.textContent
      )
    }
    setGlobal('Drupal', { settings: { vitrine: text('Drupal 7') } })
    expect(await label()).toBe('Drupal 7')
    setGlobal('drupalSettings', { vitrine: text('Drupal 10') })
    expect(await label()).toBe('Drupal 10')
    setGlobal('vitrineSettings', text('script'))
    expect(await label()).toBe('script')
    expect(await label(settings(text('element')) + box())).toBe('element')
  })

  it('replace any text, and the rest stay', async () => {
    await visit(settings({ messages: { 'search.submit': 'Los' } }) + box())
    expect(screen.getByRole('button', { name: 'Los' })).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Search' })).toBeVisible()
  })

  it('that cannot be read are reported and ignored', async () => {
    await visit(settings('{"messages": {') + box())
    expect(takeConsole()).toEqual([
      expect.stringMatching(
        /^error: Vitrine: the page settings in <script data-vitrine-settings> must be JSON \(.+\); they are ignored\.$/,
      ),
    ])
    expect(screen.getByRole('textbox')).toBeVisible()
  })

  it('that are unknown are reported with the nearest known one', async () => {
    await visit(
      settings({ dates: {}, mesages: {}, 'serch-box': {}, messages: { 'search.lable': 'x' } }) +
        box(),
    )
    expect(takeConsole()).toEqual([
      'warn: Vitrine: page settings: mesages is not a setting and is ignored. Did you mean "messages"?',
      'warn: Vitrine: page settings: serch-box is not a setting and is ignored. Did you mean "search-box"?',
      'warn: Vitrine: page settings: messages: search.lable is not a setting and is ignored. Did you mean "search.label"?',
    ])
  })

  it('take numbers and plurals from the language of the page', async () => {
    document.documentElement.lang = 'de'
    onTestEnd(() => document.documentElement.removeAttribute('lang'))
    const wire = openWire()
    await visit(searchElement(mountPoints('result-count')))
    await wire.answer(JSON.stringify({ response: { numFound: 2000, start: 0, docs: [lakeCabin] } }))
    expect(screen.getByText('1–1 von 2.000')).toBeVisible()
  })

  it.each(['', 'not a language!', 'x'])('treat lang="%s" as missing', async (lang) => {
    document.documentElement.lang = lang
    onTestEnd(() => document.documentElement.removeAttribute('lang'))
    const wire = openWire()
    await visit(searchElement(mountPoints('result-count')))
    await wire.answer(JSON.stringify({ response: { numFound: 2000, start: 0, docs: [lakeCabin] } }))
    expect(screen.getByText('1–1 of 2,000')).toBeVisible()
  })
})

describe('a mount point with issues', () => {
  const reportsOf = async (html: string) => {
    const page = await visit(html)
    const reports = takeConsole()
    expect(page.doctor().problems).toHaveLength(reports.length)
    return reports
  }

  it.each([
    ['["a list"]', 'data-vitrine-config must be a JSON object, got ["a list"]'],
    ['"text"', 'data-vitrine-config must be a JSON object, got "text"'],
    ['null', 'data-vitrine-config must be a JSON object, got null'],
  ])('reports JSON that is no object: %s', async (json, reason) => {
    expect(await reportsOf(box(`data-vitrine-config='${json}'`))).toEqual([
      `error: Vitrine: search-box#box: ${reason}. It is ignored.`,
    ])
  })

  it('reports broken JSON, with what was found and why', async () => {
    expect(await reportsOf(box(`data-vitrine-config='{placeholder: 1}'`))).toEqual([
      expect.stringMatching(
        /^error: Vitrine: search-box#box: data-vitrine-config must be JSON, got "\{placeholder: 1\}" \(.+\)\. It is ignored\.$/,
      ),
    ])
    expect(await reportsOf(box('', script('{')))).toEqual([
      expect.stringMatching(/: its <script type="application\/json"> must be JSON, got "\{" /),
    ])
    expect(await reportsOf(box('data-vitrine-placeholder="[a, b]"'))).toEqual([
      'error: Vitrine: search-box#box: data-vitrine-placeholder starts like JSON but is none, got "[a, b]". It is ignored.',
    ])
  })

  it('reports each issue with its source, and is mounted with its defaults', async () => {
    expect(
      await reportsOf(
        searchElement(
          `<div id="below" data-vitrine="pager" data-vitrine-inner="many"
             data-vitrine-config='{"outer": -1}'>${script({ inner: 'few' })}</div>`,
        ),
      ),
    ).toEqual([
      'warn: Vitrine: pager#below: data-vitrine-inner: inner must be a whole number of at least 0, got "many". Its default is used.',
      'warn: Vitrine: pager#below: data-vitrine-config: outer must be a whole number of at least 0, got -1. Its default is used.',
    ])
  })

  it('reports a missing address', async () => {
    expect(await reportsOf('<div id="listings" data-vitrine="search"></div>')).toEqual([
      'error: Vitrine: search#listings was not mounted.\n  solr is missing, expected an object with at least the url, such as {"url": "/solr/select"}',
    ])
  })

  it('report a name that no widget has', async () => {
    expect(await reportsOf(searchElement('<div id="below" data-vitrine="pagr"></div>'))).toEqual([
      'error: Vitrine: pagr#below was not mounted.\n  data-vitrine must be the name of a widget, got "pagr". Did you mean "pager"?',
    ])
  })

  it('is named by its path when it has no id', async () => {
    const [report] = await reportsOf(
      `<main><p></p><div></div><div><div data-vitrine="pagr"></div></div></main>`,
    )
    expect(report).toMatch(
      /^error: Vitrine: pagr \(body > main > div:nth-of-type\(2\) > div\) was not mounted\./,
    )
  })

  it('is reported once and keeps its markup; its neighbours work', async () => {
    const page = await visit(
      searchElement('<div id="below" data-vitrine="pagr"><a href="?page=2">2</a></div>') +
        `<div data-vitrine="search-box" data-vitrine-for="listings"></div>`,
    )
    page.attach()
    page.attach()
    expect(takeConsole()).toHaveLength(1)
    expect(document.getElementById('below')?.innerHTML).toBe('<a href="?page=2">2</a>')
    expect(screen.getByRole('textbox')).toBeVisible()
    expect(page.doctor().notMounted).toEqual(['pagr#below'])
  })
})
