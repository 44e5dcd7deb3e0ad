import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newScriptFeatures } from './newScriptFeatures'
import { newStyleFeatures } from './newStyleFeatures'

test('finds new globals, static methods and instance members', () => {
  const uses: Readonly<Record<string, string>> = {
    'URL.parse(a)': 'URL.parse',
    'Promise.try(a)': 'Promise.try',
    'Math.sumPrecise(a)': 'Math.sumPrecise',
    'a.isSubsetOf(b)': 'Set.prototype.isSubsetOf',
    'new CloseWatcher()': 'CloseWatcher',
    'window.CloseWatcher': 'CloseWatcher',
  }
  for (const [code, feature] of Object.entries(uses))
    assert.deepEqual(newScriptFeatures(code), [feature], code)
})

test('ignores what the baseline has, and names of our properties', () => {
  const old =
    'URL.canParse(a); Object.groupBy(a, b); a.toSorted(); ({ CloseWatcher: a.CloseWatcher })'
  assert.deepEqual(newScriptFeatures(old), [])
})

test('finds new properties, values, selectors and rules of style sheets', () => {
  const uses: Readonly<Record<string, string>> = {
    'a { field-sizing: content }': 'field-sizing',
    'a { width: calc-size(auto, size) }': 'calc-size()',
    'a:open {}': ':open',
    '@view-transition {}': '@view-transition',
  }
  for (const [css, feature] of Object.entries(uses))
    assert.ok(newStyleFeatures(css).includes(feature), `${css}: ${newStyleFeatures(css)}`)
})

test('ignores what @supports guards', () => {
  const css = '@supports (field-sizing: content) { a { field-sizing: content } }'
  assert.deepEqual(newStyleFeatures(css), [])
})
