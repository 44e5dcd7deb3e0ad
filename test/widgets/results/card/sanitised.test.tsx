import { screen } from '@testing-library/react'
import { sanitiseHtml } from '../../../../widgets/shared/templates/sanitise'
import { renderCard } from './renderCard'

const TEASER = '<div data-vitrine-html="teaser"></div>'
const teaser =
  '<h2>By <b>the</b> lake</h2><script>x</script> &amp; <a href="/a" onclick="x">more</a>'

describe("a field's HTML", () => {
  // First in the file: the sanitiser is loaded once.
  it('is plain text until the sanitiser has loaded, then sanitised', async () => {
    const { html } = renderCard(TEASER, { teaser })
    expect(html()).toBe('<div>By the lake &amp; more</div>')
    await screen.findByText('the', { selector: 'b' })
    expect(html()).toBe('<div>By <b>the</b> lake &amp; <a href="/a">more</a></div>')
  })

  it('is sanitised at once when the sanitiser is there', () => {
    expect(renderCard(TEASER, { teaser: ['<i>a</i>', '<i>b</i>'] }).html()).toBe(
      '<div><i>a</i> <i>b</i></div>',
    )
  })

  it('keeps the attributes of its element', () => {
    const markup = '<p class="a" data-vitrine-attr-lang="lang" data-vitrine-html="teaser"></p>'
    expect(renderCard(markup, { teaser: '<i>a</i>', lang: 'de' }).html()).toBe(
      '<p class="a" lang="de"><i>a</i></p>',
    )
  })

  it('is nothing when the field is absent', () => {
    expect(renderCard(TEASER).html()).toBe('')
  })

  it('is shown as text inside svg, where it would be parsed by other rules', () => {
    const { html, issues } = renderCard(
      '<svg><section data-vitrine-html="x"></section><foreignObject><p data-vitrine-html="x"></p></foreignObject></svg>',
      { x: '<b>a</b>' },
    )
    expect(html()).toBe(
      '<svg><section>&lt;b&gt;a&lt;/b&gt;</section><foreignObject><p><b>a</b></p></foreignObject></svg>',
    )
    expect(issues).toHaveLength(1)
  })

  it('is shown as text in elements that hold no markup', () => {
    const { html, issues } = renderCard(
      '<select><option data-vitrine-html="x"></option></select><svg><text data-vitrine-html="x"></text></svg>',
      { x: '<b>a</b>' },
    )
    expect(html()).toBe(
      '<select><option>&lt;b&gt;a&lt;/b&gt;</option></select><svg><text>&lt;b&gt;a&lt;/b&gt;</text></svg>',
    )
    expect(issues).toEqual([
      '<option>: cannot take HTML, so its text is shown: put data-vitrine-html on a div.',
      '<text>: cannot take HTML, so its text is shown: put data-vitrine-html on a div.',
    ])
  })
})

describe('the sanitiser', () => {
  it.each([
    ['<p>a <strong>b</strong><br>c</p>', '<p>a <strong>b</strong><br />c</p>'],
    ['<ul><li>a</li></ul>', '<ul><li>a</li></ul>'],
    ['<h1>a</h1><div>b</div>', 'ab'],
    [
      '<a href="https://example.com" title="t" hreflang="de">a</a>',
      '<a href="https://example.com" hreflang="de" title="t">a</a>',
    ],
    [
      '<a href="/a" target="_blank" rel="opener">a</a>',
      '<a href="/a" target="_blank" rel="noopener">a</a>',
    ],
    ['<a href="/a" target="_top">a</a>', '<a href="/a">a</a>'],
    ['<a href="ftp://a">a</a>', '<a>a</a>'],
    ['<a href="/\\evil.example">a</a>', '<a>a</a>'],
    ['<span class="modal" id="x" style="x">a</span>', '<span>a</span>'],
    ['1 < 2 & 3', '1 &lt; 2 &amp; 3'],
  ])('makes of %j %j', (html, clean) => {
    expect(sanitiseHtml(html)).toBe(clean)
  })

  it('does not let tags pile up', () => {
    const clean = sanitiseHtml('<b>'.repeat(5000))
    expect(clean.split('<b>').length).toBeLessThan(60)
  })
})
