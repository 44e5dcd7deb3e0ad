import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shareNames } from '../../build/shareNames'

const module = (name: string, code: string) => ({ name, code, mappings: '' })
const codes = (...modules: readonly ReturnType<typeof module>[]) =>
  shareNames(modules, 'entry.js', 'abc').map(({ code }) => code)

test('the others take the names of the entry from the page, and keep their own imports', () => {
  const [entry, other] = codes(
    module('entry.js', 'let a=1,b=2;export{a as x,b as y};'),
    module('map.js', 'import{x as n,y as b}from"./entry.js";import{z}from"./texts.js";n(b,z);'),
  )
  assert.equal(entry, 'let a=1,b=2;globalThis[Symbol.for("vitrine-abc")]??={a,b};')
  assert.equal(
    other,
    'const{a:n,b}=globalThis[Symbol.for("vitrine-abc")];import{z}from"./texts.js";n(b,z);',
  )
})

test('a second copy of the entry leaves the names of the first in place', () => {
  const [code = ''] = codes(module('entry.js', 'let a={};export{a};'))
  const names = () => Reflect.get(globalThis, Symbol.for('vitrine-abc'))
  new Function(code)()
  const first = names().a
  new Function(code)()
  assert.equal(names().a, first)
})

test('an import that is no name, and an export of the entry by another module, are errors', () => {
  const entry = module('entry.js', 'let a=1;export{a};')
  assert.throws(() => codes(entry, module('m.js', 'import*as e from"./entry.js";e.a();')), /name/)
  assert.throws(() => codes(entry, module('m.js', 'import{b}from"./entry.js";b();')), /for b/)
  assert.throws(() => codes(entry, module('m.js', 'export{a}from"./entry.js";')), /again/)
})
