import { configSchemas } from '../../mount/settings/configSchemas'
import { decode } from '../../src/config/decode'
import { FACET_VALUES_SHOWN } from '../../src/contract/constants'
import type { WidgetName } from '../../src/contract/widgets'
import { facetDefinition } from '../../src/facets/config/facet'
import { readOptions } from './optionsOf'
import { blocks, codes, README, section, tableRows } from './readmeParts'

/** Options by name, each with its default as README writes it. */
type Options = Readonly<Record<string, string>>

/** `a`, `b` | `1`, `2` gives a: 1 and b: 2; an option whose place is empty has no default. */
function documented(names: string, defaults: string): Options {
  const whole = codes(names).length === 1
  const values = whole ? [defaults] : defaults.split(',')
  return Object.fromEntries(codes(names).map((name, i) => [name, codes(values[i] ?? '')[0] ?? '']))
}

/** Where the default is a constant that the widget itself falls back to. */
const SHOWN = { shown: String(FACET_VALUES_SHOWN) }
const FALLBACKS: Readonly<Record<string, Options>> = { facet: SHOWN, facets: SHOWN }

function searchTable(): Options {
  const rows = tableRows('options search')
  return Object.assign({}, ...rows.map(([names = '', value = '']) => documented(names, value)))
}

function widgetTable(): Readonly<Record<string, Options>> {
  const all: Record<string, Options> = {}
  for (const [widgets = '', names = '', value = ''] of tableRows('options widgets')) {
    for (const widget of codes(widgets)) {
      all[widget] = { ...all[widget], ...documented(names, value) }
    }
  }
  return all
}

describe("README's options", () => {
  it('of search are all that it has, with their defaults', () => {
    expect(searchTable()).toEqual(readOptions(configSchemas.search))
  })

  it('of the other widgets are all that they have, with their defaults', () => {
    const widgets = Object.keys(configSchemas) as WidgetName[]
    const known = widgets
      .filter((name) => name !== 'search')
      .map((name) => [name, { ...readOptions(configSchemas[name]), ...FALLBACKS[name] }] as const)
      .filter(([, options]) => Object.keys(options).length > 0)
    expect(widgetTable()).toEqual(Object.fromEntries(known))
  })

  it('of a facet definition are all named', () => {
    const text = section('### `search`')
    const words = new Set(text.match(/[\w.]+/g))
    const unnamed = Object.keys(readOptions(facetDefinition))
      .map((path) => path.split('.').at(-1) ?? '')
      .filter((key) => !words.has(key))
    expect(unnamed).toEqual([])
  })

  it.each(blocks(README, 'json'))('of a facet may be written as in its example: %s', (json) => {
    const config = { solr: { url: '/solr/select', facets: [JSON.parse(json)] } }
    expect(decode(configSchemas.search, config)).toMatchObject({ ok: true, warnings: [] })
  })
})
