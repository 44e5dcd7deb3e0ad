import { screen } from '@testing-library/react'
import { sanitiseHtml } from '../../../../widgets/shared/templates/sanitise'
import { aDoc, renderCard } from './renderCard'

const HTML = [
  '<script>alert(1)</script>',
  '<ScRiPt>alert(1)</sCrIpT>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate attributeName=href to=javascript:alert(1) /><a>x</a></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)>#x"></use></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<math><a xlink:href="javascript:alert(1)">x</a></math>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href="java&Tab;script&colon;alert(1)">x</a>',
  '<a href="&#0000106&#0000097vascript:alert(1)">x</a>',
  '<a href="&#x6A&#x61vascript:alert(1)">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>',
  '<a href="vbscript:x" onmouseover="alert(1)" style="color:red">x</a>',
  '<a href="https://example.com" target="_top" ping="https://evil.example">x</a>',
  '<a href=`javascript:alert(1)`>x</a>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<style>@import "https://evil.example/a.css";</style>',
  '<link rel=stylesheet href="https://evil.example/a.css">',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<base href="https://evil.example/">',
  '<xmp><script>alert(1)</script></xmp>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<title><img src=x onerror=alert(1)></title>',
  '<noembed><img src=x onerror=alert(1)></noembed>',
  '<plaintext><img src=x onerror=alert(1)>',
  '<template><img src=x onerror=alert(1)></template>',
  '<select><option><img src=x onerror=alert(1)></option></select>',
  '<details open ontoggle=alert(1)>x</details>',
  '<b id=vitrineSettings name=currentScript class=modal>x</b>',
  '<p title="--><img src=x onerror=alert(1)>">x</p>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml <img src=x onerror=alert(1)> ?>',
  '<img/src=x/onerror=alert(1)//',
  '<<img src=x onerror=alert(1)>',
  '<div data-vitrine="results" data-vitrine-config="{}">x</div>',
  '<em><img src=x onerror=alert(1)></em>',
  '&lt;img src=x onerror=alert(1)&gt;',
  '&amp;lt;script&amp;gt;alert(1)',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover=alert(1) x='",
  '{{constructor.constructor("alert(1)")()}}',
  `\${alert(1)}`,
]

const URLS = [
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  ' \u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  'javascript&colon;alert(1)',
  'javascript:alert(1) 1x',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'vbscript:alert(1)',
  'blob:https://example.com/1',
  'filesystem:https://example.com/x',
]

const ATTACKS = [...HTML, ...URLS]

const EVERYWHERE = `
  <article data-vitrine-attr-class="x" data-vitrine-attr-title="x" data-vitrine-attr-data-src="x">
    <a data-vitrine-attr-href="x" data-vitrine-attr-target="x" data-vitrine-attr-rel="x" data-vitrine-text="x"></a>
    <img data-vitrine-attr-src="x" data-vitrine-attr-srcset="x" data-vitrine-attr-alt="x" data-vitrine-attr-sizes="x">
    <video data-vitrine-attr-poster="x"></video>
    <svg><a data-vitrine-attr-href="x"><text data-vitrine-text="x"></text></a></svg>
    <p data-vitrine-highlight="x"></p>
    <p data-vitrine-text="x" data-vitrine-format="currency"></p>
    <p data-vitrine-text="x" data-vitrine-format="date"></p>
    <ul data-vitrine-each="list"><li data-vitrine-attr-value="." data-vitrine-text="."></li></ul>
    <blockquote data-vitrine-attr-cite="x" data-vitrine-html="x"></blockquote>
  </article>`

const TEMPLATE_ELEMENTS = 'article a img video svg text p ul li blockquote mark'.split(' ')
const SANITISED = 'a b strong i em u cite code br p ul ol li span'.split(' ')

describe('a hostile document', () => {
  it.each(ATTACKS)('renders nothing that runs: %j', async (x) => {
    const snippet = `hit <em>${x}</em> ${x}`
    const card = renderCard(EVERYWHERE, { x, list: [x, x] }, { highlighting: { x: [snippet] } })
    await sanitiserLoaded()
    expect(card.issues).toEqual([])
    const quote = card.container.querySelector('blockquote')
    for (const element of card.container.querySelectorAll('*')) {
      const inQuote = quote !== null && element !== quote && quote.contains(element)
      expect(inQuote ? SANITISED : TEMPLATE_ELEMENTS).toContain(element.localName)
      expectInert(element)
      if (inQuote) expect(element).not.toHaveAttribute('class')
    }
    expect(card.container.querySelector('a')).toHaveTextContent(x, { normalizeWhitespace: false })
    expect(card.container.querySelectorAll('li')[1]?.textContent).toBe(x)
  })

  it.each(HTML)('sanitises all that could run: %j', (html) => {
    const page = new DOMParser().parseFromString(sanitiseHtml(html), 'text/html')
    expect(page.head.childElementCount).toBe(0)
    for (const element of page.body.querySelectorAll('*')) {
      expect(SANITISED).toContain(element.localName)
      expectInert(element)
      for (const { name } of element.attributes) {
        expect(['href', 'hreflang', 'title', 'target', 'rel']).toContain(name)
      }
    }
  })

  it.each(HTML)('gives the same HTML when the sanitised HTML is parsed again: %j', (html) => {
    const once = new DOMParser().parseFromString(sanitiseHtml(html), 'text/html').body.innerHTML
    const twice = new DOMParser().parseFromString(once, 'text/html').body.innerHTML
    expect(twice).toBe(once)
  })

  it.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'])(
    'reads a field called %s like any other',
    (name) => {
      const markup = `<p data-vitrine-text="${name}"></p><b data-vitrine-highlight="${name}"></b><i data-vitrine-text="a.${name}.b"></i>`
      const absent = renderCard(markup, { a: {} }, { highlighting: {} })
      expect(absent.html()).toBe('')
      absent.unmount()
      const doc = aDoc(`{"${name}":"here","a":{"${name}":{"b":"deep"}}}`)
      const present = renderCard(markup, {}, { doc })
      expect(present.html()).toBe('<p>here</p><b>here</b><i>deep</i>')
      expect(Object.prototype).not.toHaveProperty('b')
    },
  )

  it('reads only fields of text and lists', () => {
    const markup =
      '<p data-vitrine-text="title.length"></p><p data-vitrine-text="tags.length"></p><p data-vitrine-text="tags.0"></p>'
    expect(renderCard(markup, { title: 'abc', tags: ['a'] }).html()).toBe('')
  })

  it('never renders a value as a React element', () => {
    const fake = { $$typeof: 'Symbol(react.element)', type: 'script', props: { children: 'x' } }
    const { html } = renderCard('<p data-vitrine-text="x"></p><b data-vitrine-html="x"></b>', {
      x: fake,
    })
    expect(html()).toBe('')
  })
})

function expectInert(element: Element) {
  for (const { name, value } of element.attributes) {
    expect(name).not.toMatch(/^on|^style$|^srcdoc$|^id$|^name$|^data-vitrine/)
    if (!/^(?:href|xlink:href|src|cite|poster|data-src|action)$/.test(name)) continue
    expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(
      new URL(value, 'https://base.example/').protocol,
    )
  }
  expect(element.getAttribute('srcset') ?? '').not.toMatch(/script:|data:/i)
}

/** The sanitiser arrives by a dynamic import; a card with something for it shows when. */
async function sanitiserLoaded() {
  const probe = renderCard('<p data-vitrine-html="x"></p>', { x: '<b>sanitised probe</b>' })
  await screen.findByText('sanitised probe', { selector: 'b' })
  probe.unmount()
}
