import assert from 'node:assert/strict'
import { test } from 'node:test'
import { text } from './openSearch'

for (const name of ['vitrine-facets.js', 'vitrine-page.js', 'vitrine-layout.js']) {
  test(`${name} has no second copy of React or of our store`, () => {
    assert.doesNotMatch(text(name), /react\.dev\/errors|useSyncExternalStore|redux|@@INIT/i)
  })
}

test('what one script has is in none of the others', () => {
  const sources = ['vitrine', 'vitrine-facets', 'vitrine-page', 'vitrine-layout'].map((name) => {
    const map = JSON.parse(text(`${name}.js.map`)) as { sources: string[] }
    return map.sources.filter((source) => !source.includes('rolldown-runtime'))
  })
  const all = sources.flat()
  assert.deepEqual(
    all.filter((source, i) => all.indexOf(source) !== i),
    [],
  )
  const [first = [], second = [], third = [], fourth = []] = sources
  assert.ok(first.length > 100 && second.length > 30, 'the first and the second have sources')
  assert.ok(third.some((source) => source.endsWith('view/View.tsx')))
  assert.ok(fourth.some((source) => source.endsWith('map-layout/MapSwitch.tsx')))
})
