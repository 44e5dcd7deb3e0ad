/** @jest-environment node */
import { createEngine } from '../../../../demo/server/engine/createEngine'

const stays = [
  { id: 'july', booked: ['[2026-07-01 TO 2026-07-14]'], open: true, place: ['a/b/c'] },
  { id: 'august', booked: ['2026-08', '[2027-03-01 TO *]'], open: false, place: ['a', 'x/"y"'] },
  { id: 'bare' },
]
const engine = createEngine(
  {
    fields: {
      id: { type: 'string', multi: false },
      booked: { type: 'date_range', multi: true },
      open: { type: 'boolean', multi: false },
      place: { type: 'path', multi: true },
    },
    searched: {},
    copied: {},
  },
  stays,
)

function ask(...pairs: readonly (readonly [string, string])[]) {
  return JSON.parse(engine.select([['q', '*:*'], ['json.nl', 'map'], ...pairs]).body)
}

function found(fq: string): readonly string[] {
  return ask(['fq', fq]).response.docs.map(({ id }: { id: string }) => id)
}

test.each([
  ['booked:[2026-07-14 TO 2026-08-01]', ['july', 'august']],
  ['booked:[2026-07-14 TO 2026-08-01}', ['july']],
  ['booked:{2026-07-14 TO 2026-07-31]', ['july']],
  ['-booked:[2026-07-10 TO 2026-07-20]', ['august', 'bare']],
  ['booked:[2030-01-01 TO *]', ['august']],
  ['booked:2026-07', ['july']],
  ['booked:"[2026-06 TO 2026-08]"', ['july', 'august']],
  ['booked:[* TO *]', ['july', 'august']],
])('%s finds stays that have a moment in common', (fq, ids) => {
  expect(found(fq)).toEqual(ids)
})

test('an end before its start is an error', () => {
  expect(ask(['fq', 'booked:[2026-07-14 TO 2026-07-01]']).error.msg).toMatch(/Wrong order/)
})

test.each([
  ['open:true', ['july']],
  ['open:T', ['july']],
  ['open:no', ['august']],
  ['-open:true', ['august', 'bare']],
  ['place:a', ['july', 'august']],
  ['place:"a/b"', ['july']],
  ['place:"b"', []],
  ['place:"x/\\"y\\""', ['august']],
  ['place:a\\/*', ['july']],
])('%s finds truths and paths', (fq, ids) => {
  expect(found(fq)).toEqual(ids)
})

test('counts a path for each of its ancestors, and truths by name', () => {
  const { facet_fields } = ask(
    ['facet', 'true'],
    ['facet.field', 'place'],
    ['facet.field', 'open'],
  ).facet_counts
  expect(facet_fields.place).toEqual({ a: 2, 'a/b': 1, 'a/b/c': 1, x: 1, 'x/"y"': 1 })
  expect(facet_fields.open).toEqual({ false: 1, true: 1 })
})
