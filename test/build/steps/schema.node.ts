import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { object, optional, pipe, string, transform } from 'valibot'
import { withFurtherOptions } from '../../../build/furtherSchemas'
import { readConfigSchemas } from '../../../build/readConfigSchemas'
import { configurationSchema } from '../../../build/steps/schema'
import { sectionOf } from '../../support/markdown'
import { codeHeadings, codes, rowsOf } from '../../support/tables'

test("defines the input of each widget's configuration", () => {
  const rows = pipe(optional(string(), '10'), transform(Number))
  const schema = configurationSchema({ pager: object({ rows }) })
  assert.deepEqual(schema['properties'], { pager: { $ref: '#/$defs/pager' } })
  assert.deepEqual(schema['$defs'], {
    pager: {
      type: 'object',
      properties: { rows: { type: 'string', default: '10' } },
      required: [],
    },
  })
})

const root = fileURLToPath(new URL('../../..', import.meta.url))
const built = JSON.parse(readFileSync(join(root, 'dist/vitrine.schema.json'), 'utf8'))
const referencePage = (name: string) =>
  readFileSync(join(root, `docs/reference/${name}.md`), 'utf8')
const FACET_WIDGETS = ['facet', 'range', 'amenities', 'rating', 'tree', 'dates', 'near', 'toggle']

/** A JSON Schema, as far as options are looked up in it. */
interface Shape {
  readonly properties?: Readonly<Record<string, Shape>>
  readonly anyOf?: readonly Shape[]
  readonly items?: Shape
}

/** Whether a schema has an option, by its path. */
function hasOption(shape: Shape, [name = '', ...rest]: readonly string[]): boolean {
  const shapes = [shape, ...(shape.anyOf ?? [])]
  return shapes.some(({ properties, items }) => {
    const inside = properties?.[name]
    if (inside) return rest.length === 0 || hasOption(inside, rest)
    return items !== undefined && hasOption(items, [name, ...rest])
  })
}

/** Each option that the tables name, with the widgets that have it. */
function documented(): readonly (readonly [widget: string, option: string])[] {
  const page = referencePage('widgets')
  const own = codeHeadings(page).flatMap((widget) => {
    const section = sectionOf(page, `## \`${widget}\``)
    const rows = [...rowsOf(section, 'option'), ...rowsOf(section, 'further option')]
    return rows.flatMap(([names = '']) => codes(names).map((name) => [widget, name] as const))
  })
  const further = rowsOf(referencePage('facets'), 'further option').flatMap(
    ([names = '', of = '']) => {
      const named = codes(of)
      const widgets = of.startsWith('all but')
        ? FACET_WIDGETS.filter((one) => !named.includes(one))
        : named
      return codes(names).flatMap((name) => widgets.map((widget) => [widget, name] as const))
    },
  )
  return [...own, ...further]
}

test('has every option that the tables of the reference name', () => {
  const all = documented()
  for (const known of ['facet single', 'range step', 'results card', 'facets layout', 'near radii'])
    assert.ok(
      all.some(([widget, option]) => `${widget} ${option}` === known),
      known,
    )
  const missing = all.filter(([widget, option]) => {
    const shape = built.$defs[widget]
    return !shape || !hasOption(shape, option.split('.'))
  })
  assert.deepEqual(missing, [])
})

test('has every key of a facet definition, with the further options at its top and in its options', () => {
  const page = referencePage('facets')
  const keys = rowsOf(page, 'key').flatMap(([names = '']) => codes(names))
  const further = rowsOf(page, 'further option').flatMap(([names = '']) => codes(names))
  const own = ['places', 'radii', 'presets', 'ratings', 'on', 'negated']
  const nested = [...further, ...own].map((name) => `options.${name}`)
  const all = [...keys, ...further, ...own, ...nested, 'field', 'label', 'operator', 'categories']
  const missing = all.filter(
    (name) => !hasOption(built.$defs.search, ['solr', 'facets', ...name.split('.')]),
  )
  assert.deepEqual(missing, [])
})

test('is written from the schemas that decode, with what loads later', async () => {
  const schemas = withFurtherOptions(await readConfigSchemas(root))
  assert.deepEqual(JSON.parse(JSON.stringify(configurationSchema(schemas))), built)
})
