import { screen } from '@testing-library/react'
import { renderCard } from '../card/renderCard'

const TEASER = '<div data-vitrine-html="teaser"></div>'
const teaser =
  '<h2>By <b>the</b> lake</h2><script>x</script> &amp; <a href="/a" onclick="x">more</a>'

describe('SanitisedElement', () => {
  // First in the file: the sanitiser is loaded once.
  it('shows plain text until the sanitiser has loaded, then sanitised HTML', async () => {
    const { html } = renderCard(TEASER, { teaser })
    expect(html()).toBe('<div>By the lake &amp; more</div>')
    await screen.findByText('the', { selector: 'b' })
    expect(html()).toBe('<div>By <b>the</b> lake &amp; <a href="/a">more</a></div>')
  })

  it('shows sanitised HTML at once when the sanitiser has loaded', () => {
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

  it('renders nothing without the field', () => {
    expect(renderCard(TEASER).html()).toBe('')
  })

  it('shows text inside svg, where other parsing rules apply', () => {
    const { html, issues } = renderCard(
      '<svg><section data-vitrine-html="x"></section><foreignObject><p data-vitrine-html="x"></p></foreignObject></svg>',
      { x: '<b>a</b>' },
    )
    expect(html()).toBe(
      '<svg><section>&lt;b&gt;a&lt;/b&gt;</section><foreignObject><p><b>a</b></p></foreignObject></svg>',
    )
    expect(issues).toHaveLength(1)
  })

  it('shows text in elements that cannot contain markup', () => {
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
