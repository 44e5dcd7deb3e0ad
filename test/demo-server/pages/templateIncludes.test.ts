/** @jest-environment node */
import { appWith } from '../testApp'

const site = () =>
  appWith({
    'demo/include.html': '<main><!--#listings count=3 --></main><!--#facets field=city count=2 -->',
  })

test('fills in listings and facets as a CMS does, escaped', async () => {
  const html = await (await site().request('/include')).text()
  expect(html.match(/<article /g)).toHaveLength(3)
  expect(html).toContain('<a href="/listings/1">')
  expect(html).toMatch(/<img src="\/pictures\/10\.svg" alt="" width="640" height="480"/)
  expect(html.match(/<li><a href="\/search\?q=city%3A%22/g)).toHaveLength(2)
  const marked = await (await site().request('/listings/7')).text()
  expect(marked).toContain('&lt;b&gt;Bold&lt;/b&gt; &amp; &quot;quoted&quot;')
  expect(marked).not.toContain('<b>')
})
