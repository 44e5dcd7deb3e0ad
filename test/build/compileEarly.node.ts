import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { compileAllEarly, compileStartEarly } from '../../build/compileEarly'
import { originalColumn } from './support/originalColumn'

const SCRIPT =
  '(function(){var a,init=f=>()=>f(),other=init(()=>{a=2});function b(){}init(()=>{a=1,globalThis.started=a})(),b()})();'

test('only the function that a script starts with stands in parentheses', () => {
  const { code } = compileStartEarly({ code: SCRIPT, mappings: '' })
  assert.equal(
    code,
    SCRIPT.replace(
      'init(()=>{a=1,globalThis.started=a})',
      'init((function(){a=1,globalThis.started=a}))',
    ),
  )
  Reflect.deleteProperty(globalThis, 'started')
  // biome-ignore lint/security/noGlobalEval: the meaning of a script is what it evaluates to
  eval(code)
  assert.equal(Reflect.get(globalThis, 'started'), 1)
})

test('the source map still leads to what stands in that function and behind it', () => {
  // Two segments: columns 84 and 109 come from the same columns of line 0.
  assert.equal(SCRIPT.indexOf('globalThis'), 84)
  assert.equal(SCRIPT.lastIndexOf('b()'), 109)
  const { code, mappings } = compileStartEarly({ code: SCRIPT, mappings: 'oFAAoF,yBAAyB' })
  assert.equal(originalColumn(mappings, 0, code.indexOf('globalThis')), 84)
  assert.equal(originalColumn(mappings, 0, code.lastIndexOf('b()')), 109)
})

test('a script that starts nothing is a fault', () => {
  assert.throws(
    () => compileStartEarly({ code: '(function(){var a=1})();', mappings: '' }),
    /does not end with what it runs at its start/,
  )
})

test('a hint in front of a module moves its source map down by a line', () => {
  const { code, mappings } = compileAllEarly({ code: 'f();g()', mappings: 'AAAA,IAAI' })
  assert.match(code, /^\/\/# allFunctionsCalledOnLoad\nf\(\);g\(\)$/)
  assert.equal(originalColumn(mappings, 1, 4), 4)
})

test('what is shipped compiles early: all of the entry module, and what the classic script starts with', () => {
  assert.match(readFileSync('dist/esm/vitrine.js', 'utf8'), /^\/\/# allFunctionsCalledOnLoad\n/)
  assert.equal(
    readFileSync('dist/vitrine.js', 'utf8').match(/[\w$]+\(\(function\(\)\{/g)?.length,
    1,
  )
})
