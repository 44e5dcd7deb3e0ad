import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openPage } from './openPage'
import { openWebKit } from './openWebKit'

const webkit = openWebKit()

/** How far each waiting picture is from the ratio of its attributes. */
const OFF = `return [...document.querySelectorAll('img.bto-lazy, .vitrine-results img[data-src]')].map((image) => {
  const { width, height } = image.getBoundingClientRect()
  return [image.alt, Math.round(height - width * image.getAttribute('height') / image.getAttribute('width'))]
})`

/** A list of results whose template has the pictures' size. */
const RESULTS = `
  const search = document.createElement('div')
  search.setAttribute('data-vitrine', 'search')
  search.setAttribute('data-vitrine-solr.url', '/solr/select')
  search.innerHTML = '<div data-vitrine="results"><template data-vitrine-template="result">' +
    '<img width="640" height="480" data-vitrine-attr-data-src="images" data-vitrine-attr-alt="title">' +
    '</template></div>'
  document.querySelector('main').append(search)`

test('pictures that are not loaded yet keep their room', async () => {
  const page = webkit()
  await openPage(page, '/lazy.html')
  await page.run(RESULTS)
  await page.waitFor(`document.querySelectorAll('.vitrine-results img[data-src]').length > 5`)
  const waiting = (await page.run(OFF)) as readonly (readonly [string, number])[]
  assert.ok(waiting.length > 10)
  assert.deepEqual(
    waiting.filter(([, off]) => off !== 0),
    [],
  )
  await page.run(`document.querySelector('img.bto-lazy').scrollIntoView()`)
  await page.waitFor(`document.querySelector('img.bto-lazy-loaded:not([style])')`)
})
