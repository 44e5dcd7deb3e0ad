import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { decode, encode } from '@jridgewell/sourcemap-codec'
import { orderFunctions } from '../../build/order/orderFunctions'
import { orderTexts } from '../../build/order/orderTexts'
import { refineOrder } from '../../build/order/refineOrder'

/** A text that gzip cannot make much shorter, the same for the same number. */
function noise(seed: number, length: number): string {
  let state = seed * 7919 + 1
  return Array.from({ length }, () => {
    state = (state * 1103515245 + 12345) % 2147483648
    return (state % 36).toString(36)
  }).join('')
}

/** Each function is like the one 20 functions, 40 kB, before it. */
const functions = Array.from({ length: 40 }, (_, i) =>
  `function f${i}(){return"${noise(i % 20, 2000)}\n"}`.replace('\n', '\\n'),
)

const script = (...statements: readonly string[]) => ({ code: statements.join(''), mappings: '' })

test('functions come behind those that they resemble, and the script is smaller', () => {
  const before = script('let x=1;', ...functions, 'f1();')
  const { code } = orderFunctions(before)
  assert.ok(gzipSync(code).length < 0.6 * gzipSync(before.code).length)
  const names = [...code.matchAll(/function f(\d+)/g)].map(([, number]) => Number(number))
  assert.deepEqual(
    names.toSorted((a, b) => a - b),
    [...functions.keys()],
  )
  for (const name of [0, 7, 19]) {
    assert.ok(Math.abs(names.indexOf(name) - names.indexOf(name + 20)) < 10)
  }
})

test('other statements keep their order, the first and the last their places', () => {
  const { code } = orderFunctions(
    script('"use strict";', 'var a=f0();', ...functions, 'a+=1;', 'export{a};', 'f2();'),
  )
  const places = ['"use strict"', 'var a', 'a+=1', 'export', 'f2();'].map((one) =>
    code.indexOf(one),
  )
  assert.deepEqual(
    places,
    places.toSorted((a, b) => a - b),
  )
  assert.equal(places[0], 0)
  assert.ok(code.endsWith('f2();'))
})

test('the functions of the one function that is a script are ordered', () => {
  const before = `(function(){let x=1;${functions.join('')}f1()})();`
  const { code } = orderFunctions(script(before))
  assert.notEqual(code, before)
  assert.equal(code.length, before.length)
  assert.ok(code.startsWith('(function(){let x=1;') && code.endsWith('f1()})();'))
})

test('a script in which two functions have one name, and a short one, stay as they are', () => {
  for (const code of [`${functions.join('')}function f0(){}`, functions.slice(0, 3).join('')]) {
    assert.equal(orderFunctions(script(code)).code, code)
  }
})

test('the source map leads from each function to where it was', () => {
  const code = `let x=1;\n${functions.join('\n')}\nf1();`
  // Each function is on a line of its own, which is the same line of the source.
  const lines = code
    .split('\n')
    .map((_, line) => [[0, 0, line, 0] as [number, number, number, number]])
  const after = orderFunctions({ code, mappings: encode(lines) })
  assert.notEqual(after.code, code)
  const mapped = decode(after.mappings)
  for (const [i, text] of after.code.split('\n').entries()) {
    for (const [column, , line] of mapped[i] ?? []) {
      assert.equal(text.slice(column, column + 12), code.split('\n')[line ?? -1]?.slice(0, 12))
    }
  }
  assert.equal(mapped.flat().length, lines.length)
})

test('a text between fixed ones stays there only while it is like the next', () => {
  const [a, b] = [noise(1, 500), noise(2, 500)]
  const texts = [
    { text: 'first', isFixed: true },
    { text: a, isFixed: false },
    { text: b, isFixed: true },
    { text: b, isFixed: false },
    { text: a, isFixed: true },
    { text: 'last', isFixed: true },
  ]
  const order = orderTexts(texts, { length: 6, rarity: 2 })
  assert.deepEqual(
    order.filter((i) => texts[i]?.isFixed),
    [0, 2, 4, 5],
  )
  assert.equal(Math.abs(order.indexOf(2) - order.indexOf(3)), 1)
  assert.equal(Math.abs(order.indexOf(1) - order.indexOf(4)), 1)
})

test('a text is moved behind one that it resembles, if that makes the whole smaller', () => {
  const [a, b] = [noise(1, 500), noise(2, 500)]
  const texts = ['first', a, b, `${a}x`, 'last'].map((text, i) => ({
    text,
    isFixed: i === 0 || i === 4,
  }))
  const refine = (measure: (order: readonly number[]) => number, tries: number) =>
    refineOrder(texts, [0, 1, 2, 3, 4], { length: 6, rarity: 2 }, measure, tries)
  const apart = (order: readonly number[]) => Math.abs(order.indexOf(1) - order.indexOf(3))
  assert.equal(apart(refine(apart, 9)), 1)
  assert.deepEqual(refine(apart, 0), [0, 1, 2, 3, 4])
  assert.deepEqual(
    refine((order) => -apart(order), 9),
    [0, 1, 2, 3, 4],
  )
})
