import { sanitiseHtml } from '../../../../widgets/shared/templates/sanitise'

describe('sanitiseHtml', () => {
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
  ])('sanitises %j to %j', (html, clean) => {
    expect(sanitiseHtml(html)).toBe(clean)
  })

  it('limits the nesting of tags', () => {
    const clean = sanitiseHtml('<b>'.repeat(5000))
    expect(clean.split('<b>').length).toBeLessThan(60)
  })
})
