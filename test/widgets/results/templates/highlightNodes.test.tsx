import { renderCard } from '../card/renderCard'

describe('highlightNodes', () => {
  const mark = (snippet: string, highlightTags?: { pre: string; post: string }) => {
    const more = { highlighting: { title: [snippet] }, ...(highlightTags ? { highlightTags } : {}) }
    const card = renderCard('<p data-vitrine-highlight="title"></p>', { title: 'plain' }, more)
    const html = card.html()
    card.unmount()
    return html
  }

  it.each([
    ['a <em>lake</em> cabin', '<p>a <mark>lake</mark> cabin</p>'],
    ['<em>lake</em><em>side</em>', '<p><mark>lake</mark><mark>side</mark></p>'],
    ['<b>a</b> <em>lake</em>', '<p>&lt;b&gt;a&lt;/b&gt; <mark>lake</mark></p>'],
    ['<em><img src=x onerror=y></em>', '<p><mark>&lt;img src=x onerror=y&gt;</mark></p>'],
    ['<em onclick=x>lake</em>', '<p>&lt;em onclick=x&gt;lake&lt;/em&gt;</p>'],
    ['an open <em>lake', '<p>an open &lt;em&gt;lake</p>'],
    ['</em>lake<em>', '<p>&lt;/em&gt;lake&lt;em&gt;</p>'],
    ['', '<p>plain</p>'],
  ])('renders %j as %j', (snippet, html) => {
    expect(mark(snippet)).toBe(html)
  })

  it('reads the highlight tags of the page, which can be any text', () => {
    expect(mark('a [[lake]] <em>b</em>', { pre: '[[', post: ']]' })).toBe(
      '<p>a <mark>lake</mark> &lt;em&gt;b&lt;/em&gt;</p>',
    )
    expect(mark('a **lake** b', { pre: '**', post: '**' })).toBe('<p>a <mark>lake</mark> b</p>')
    expect(mark('a', { pre: '', post: '' })).toBe('<p>a</p>')
    expect(mark('a [b', { pre: '[', post: '' })).toBe('<p>a [b</p>')
  })
})
