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

test('fills in cards of listings, with what is known of each', async () => {
  const page = appWith({
    'demo/cards.html': '<main><!--#listings count=60 card=listing --></main>',
  })
  const html = await (await page.request('/cards')).text()
  const cards = html.match(/<article class="vitrine-card vitrine-card--listing"/g)
  expect(cards).toHaveLength(60)
  expect(html).toContain('<span>6 guests</span> · <span>2 bedrooms</span>')
  expect(html).toContain('<b>$235</b> <span class="vitrine-card__unit">a night</span>')
  expect(html).toContain('vitrine-card__media--empty')
  expect(html).not.toContain('undefined')
  // The results take their place, with flags of their own.
  expect(html).not.toContain('data-vitrine="flag"')
})
