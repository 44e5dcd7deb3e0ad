import { join } from 'node:path'
import { readConfigSchemas } from '../../build/readConfigSchemas'
import { optionPath } from '../../src/config/optionPath'
import { RESERVED_OPTIONS } from '../../src/contract/attributes'
import { searchSchema } from '../../src/search/config'
import { config as results } from '../../widgets/results/config'

interface SchemaShape {
  readonly entries?: Readonly<Record<string, SchemaShape>>
  readonly wrapped?: SchemaShape
  readonly options?: readonly SchemaShape[]
}

/** Every option of a schema that an attribute can name, by its path. */
function pathsOf(schema: SchemaShape): readonly string[] {
  const inner = [schema.wrapped, ...(schema.options ?? [])].flatMap((one) =>
    one ? pathsOf(one) : [],
  )
  const entries = Object.entries(schema.entries ?? {}).flatMap(([key, entry]) => [
    key,
    ...pathsOf(entry).map((path) => `${key}.${path}`),
  ])
  return [...new Set([...inner, ...entries])]
}

const hyphens = (path: string) => path.toLowerCase().replace(/[._]/g, '-')

describe('the option that an attribute names', () => {
  it.each([
    ['solr.url', 'solr.url'],
    ['solr-url', 'solr.url'],
    ['solr-max-rows', 'solr.max_rows'],
    ['solr.max-rows', 'solr.max_rows'],
    ['solr-max_rows', 'solr.max_rows'],
    ['solr-params-fl', 'solr.params.fl'],
    ['solr.params.hl.simple.pre', 'solr.params.hl.simple.pre'],
    ['solr-urll', 'solr-urll'],
    ['nothing', 'nothing'],
    ['__proto__', '__proto__'],
  ])('of a search: %s is %s', (name, path) => {
    expect(optionPath(searchSchema, name)).toBe(path)
  })

  it('is found without dots and capitals', () => {
    expect(optionPath(results, 'numvisible')).toBe('numvisible')
  })
})

describe('the options of every widget', () => {
  it('can all be written with hyphens, and no two alike', async () => {
    const schemas = await readConfigSchemas(join(__dirname, '../..'))
    let count = 0
    for (const [widget, schema] of Object.entries(schemas)) {
      const paths = pathsOf(schema as SchemaShape)
      for (const path of paths) {
        count++
        expect([widget, path, optionPath(schema, hyphens(path))]).toEqual([widget, path, path])
        expect([widget, path, optionPath(schema, path)]).toEqual([widget, path, path])
        expect(RESERVED_OPTIONS.has(hyphens(path)) ? path : null).toBeNull()
      }
      expect(new Set(paths.map(hyphens)).size).toBe(paths.length)
    }
    expect(count).toBeGreaterThan(150)
  })
})
