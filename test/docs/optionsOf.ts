import type { ConfigSchema } from '../../src/config/decode'

/** What we look at in a valibot schema. */
interface Shape {
  readonly type: string
  readonly entries?: Readonly<Record<string, Shape>>
  readonly wrapped?: Shape
  readonly default?: unknown
  readonly options?: readonly Shape[]
}

/** Every option of a schema by its path, with its default as the tables write it, '' where it has none. */
export function readOptions(schema: ConfigSchema): Readonly<Record<string, string>> {
  return Object.fromEntries(leaves(schema as unknown as Shape, ''))
}

function leaves(shape: Shape, path: string): readonly (readonly [string, string])[] {
  const inside = entriesOf(shape)
  if (!inside) return [[path, written(shape.default)]]
  return Object.entries(inside).flatMap(([key, own]) => leaves(own, path ? `${path}.${key}` : key))
}

/** The keys of an object, be it optional, or one of several shapes. */
function entriesOf(shape: Shape): Shape['entries'] | undefined {
  if (shape.entries) return shape.entries
  if (shape.wrapped) return entriesOf(shape.wrapped)
  if (shape.type !== 'union') return undefined
  const objects = (shape.options ?? []).filter((one) => one.type === 'object')
  return objects[0]?.entries
}

/** Lists as a themer writes them, with commas; nothing for the empty text, list and map. */
function written(value: unknown): string {
  if (Array.isArray(value)) return value.join(',')
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? '' : String(value)
}
