import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asciiOnly } from '../../build/asciiOnly'
import { originalColumn } from './support/originalColumn'

test("escapes all characters that are not ASCII without changing the script's meaning", () => {
  const { code } = asciiOnly({
    code: "['1–10', `«`+1+`»`, /[×…]/.test('…'), '👍'].join()",
    mappings: '',
  })
  assert.match(code, /^[\0-\x7f]*$/)
  // biome-ignore lint/security/noGlobalEval: the meaning of a script is what it evaluates to
  assert.equal(eval(code), '1–10,«1»,true,👍')
})

test("keeps the source map's positions", () => {
  // Three segments on a line: columns 0, 3 and 20 come from the columns 0, 3 and 20 of line 0.
  const before = { code: "f('–', '…');        g()\nh()", mappings: 'AAAA,GAAG,iBAAiB;AACA' }
  const after = asciiOnly(before)
  const moved = after.code.indexOf('g()')
  assert.equal(moved, before.code.indexOf('g()') + 10)
  for (const [line, column, from] of [
    [0, 0, 0],
    [0, 3, 3],
    [0, moved, 20],
    [1, 0, 20],
  ] as const) {
    assert.equal(originalColumn(after.mappings, line, column), from)
  }
})

test('rejects a character after a backslash', () => {
  assert.throws(() => asciiOnly({ code: '/\\–/', mappings: '' }), /backslash/)
})
