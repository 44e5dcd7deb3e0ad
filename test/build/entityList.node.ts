import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DecodingMode, EntityDecoder, htmlDecodeTree } from 'entities/decode'
import { entityList } from '../../build/entityList'
import { entityTree } from '../../build/trimmed/entityTree'

const list = entityList(htmlDecodeTree)
const tree = entityTree(list)
const entries = list.split(' ').map((entry) => ({
  name: /[:!](\w+)/.exec(entry)?.[1] ?? '',
  legacy: /^\w*!/.test(entry),
}))

/** Decodes the text after an ampersand. @returns the code units, and how many characters were read. */
function decode(withTree: Uint16Array, text: string, mode: DecodingMode) {
  const units: number[] = []
  const decoder = new EntityDecoder(withTree, (unit) => units.push(unit))
  decoder.startEntity(mode)
  const result = decoder.write(text, 0)
  return { units, taken: result < 0 ? decoder.end() : result }
}

test("lists HTML's 2,125 names, 106 of them also without a semicolon", () => {
  assert.equal(entries.length, 2125)
  assert.equal(entries.filter(({ legacy }) => legacy).length, 106)
})

test('decodes each name as the package does', () => {
  for (const { name } of entries)
    for (const mode of [DecodingMode.Legacy, DecodingMode.Strict, DecodingMode.Attribute]) {
      const text = `${name};`
      assert.deepEqual(decode(tree, text, mode), decode(htmlDecodeTree, text, mode), text)
      assert.equal(decode(tree, text, mode).taken, text.length + 1)
    }
})

test('accepts a name without its semicolon where HTML does', () => {
  for (const { name, legacy } of entries) {
    const { taken } = decode(tree, `${name} `, DecodingMode.Legacy)
    if (legacy) assert.equal(taken, name.length + 1, name)
    else assert.ok(taken <= name.length, name)
    assert.equal(decode(tree, `${name} `, DecodingMode.Strict).taken, 0, name)
    assert.equal(decode(tree, `${name}=`, DecodingMode.Attribute).taken, 0, name)
  }
})
