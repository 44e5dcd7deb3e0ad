import { readConfigSchemas } from '../../build/readConfigSchemas'
import { antibotSchema } from '../../mount/leads/readAntibotSetting'
import { WIDGET_NAMES as REGISTRY_NAMES } from '../../mount/registry'
import { type ConfigSchema, decode } from '../../src/config/decode'
import { FURTHER_WIDGETS } from '../../src/contract/furtherWidgets'
import { choices } from '../../src/facets/choices/choices'
import { facetDefinition } from '../../src/facets/config/facetDefinition'
import { FACET_VALUES_SHOWN } from '../../src/facets/constants'
import { createExtension } from '../../src/facets/further/createExtension'
import { lightboxSchema } from '../../src/gallery/config'
import { analyticsSchema } from '../../src/tracking/config'
import { blocks, sectionOf } from '../support/markdown'
import { readOptions } from './optionsOf'
import { codes, ROOT, referencePage, rowsOf } from './reference'

const WIDGET_NAMES = [...REGISTRY_NAMES, ...FURTHER_WIDGETS]

/** Options by name, each with its default as the table writes it. */
type Options = Readonly<Record<string, string>>

const widgets = referencePage('widgets')

/** The options of a text's tables. An option with an empty cell has no default. */
function documented(markdown: string): Options {
  const rows = rowsOf(markdown, 'option')
  return Object.assign({}, ...rows.map(([names = '', value = '']) => pairs(names, value)))
}

/** `a`, `b` | `1`, `2` gives a: 1 and b: 2; a single option has the whole cell. */
function pairs(names: string, defaults: string): Options {
  const isSingle = codes(names).length === 1
  const values = isSingle ? [defaults] : defaults.split(',')
  return Object.fromEntries(codes(names).map((name, i) => [name, codes(values[i] ?? '')[0] ?? '']))
}

/** Defaults that the widget itself falls back to. */
const SHOWN = { shown: String(FACET_VALUES_SHOWN) }
const TREE = { hierarchy: 'path', delimiter: '/' }
const FALLBACKS: Readonly<Record<string, Options>> = {
  facet: SHOWN,
  facets: SHOWN,
  tree: { ...SHOWN, ...TREE },
}

describe('the option tables of docs/reference', () => {
  const schemas = readConfigSchemas(ROOT)

  it('are there for every widget of the registry', async () => {
    expect(Object.keys(await schemas).sort()).toEqual([...WIDGET_NAMES].sort())
  })

  it.each([...WIDGET_NAMES])(
    'list every option of %s with its default, and no other',
    async (name) => {
      const schema = (await schemas)[name]
      const known = { ...(schema && readOptions(schema)), ...FALLBACKS[name] }
      expect(documented(sectionOf(widgets, `## \`${name}\``))).toEqual(known)
    },
  )

  it.each<[string, string, ConfigSchema]>([
    ['analytics', referencePage('analytics'), analyticsSchema],
    ['lightbox', sectionOf(referencePage('settings'), '## `lightbox`'), lightboxSchema],
    ['antibot', sectionOf(referencePage('settings'), '## `antibot`'), antibotSchema],
  ])('list every option of the page setting %s with its default', (_, markdown, schema) => {
    expect(documented(markdown)).toEqual(readOptions(schema))
  })

  it('list every key of a facet definition', () => {
    const keys = rowsOf(referencePage('facets'), 'key').flatMap(([names = '']) => codes(names))
    expect([...keys].sort()).toEqual(Object.keys(readOptions(facetDefinition)).sort())
  })
})

it.each(blocks(referencePage('facets'), 'json'))('decodes this facet definition: %s', (json) => {
  const config = { solr: { url: '/solr/select', facets: [JSON.parse(json)] } }
  // The page has the flat form and further options, too.
  const { search } = createExtension([choices], () => 'en')
  expect(decode(search, config)).toMatchObject({ ok: true, warnings: [], issues: [] })
})
