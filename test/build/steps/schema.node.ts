import assert from 'node:assert/strict'
import { test } from 'node:test'
import { object, optional, pipe, string, transform } from 'valibot'
import { configurationSchema } from '../../../build/steps/schema'

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
