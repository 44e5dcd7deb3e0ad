import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { withFurtherOptions } from '../furtherSchemas'
import { readConfigSchemas } from '../readConfigSchemas'

type JsonSchema = Record<string, unknown>

/**
 * Writes dist/vitrine.schema.json from the schemas with which the widgets decode their configuration. An editor
 * uses `vitrine.schema.json#/$defs/pager` for one element's configuration, or the whole file for page settings.
 */
export async function writeSchema(root: string): Promise<void> {
  const schemas = withFurtherOptions(await readConfigSchemas(root))
  const text = JSON.stringify(configurationSchema(schemas), null, 2)
  await writeFile(join(root, 'dist/vitrine.schema.json'), `${text}\n`)
}

/** One JSON Schema with a definition for each widget. Rules that JSON Schema cannot express are left out. */
export function configurationSchema(schemas: Readonly<Record<string, GenericSchema>>): JsonSchema {
  const definitions: Record<string, JsonSchema> = {}
  const properties: Record<string, JsonSchema> = {}
  for (const [widget, one] of Object.entries(schemas)) {
    const { $schema, ...definition } = toJsonSchema(one, { errorMode: 'ignore', typeMode: 'input' })
    definitions[widget] = definition
    properties[widget] = { $ref: `#/$defs/${widget}` }
  }
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Vitrine configuration',
    description: "Each widget's configuration, under its name.",
    type: 'object',
    properties,
    $defs: definitions,
  }
}
