import { toBlock } from '../../src/captions/toBlock'
import { toShortcode } from '../../src/captions/toShortcode'
import { picture } from './someContent'

const block = (inside: string, { outer = 'left"', width = '' } = {}) =>
  `<div class="caption caption-${outer}><div class="caption-width-container"${width}><div class="caption-inner">${inside}</div></div></div>`
const wide = ' data-caption-width="240"'

/** How a browser reads it. */
const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html').body

describe('toBlock and toShortcode (spec 3.13, 4.12)', () => {
  it('convert a shortcode to a block with alignment, width and caption, and back', () => {
    const shortcode = String.raw`[caption caption="a \"b\"" align="left" width="300" id="x"]${picture}[/caption]`
    const html = block(`${picture}<p class="caption-text">a "b"</p>`, {
      outer: 'left" id="x"',
      width: ' data-caption-width="300"',
    })
    expect(toBlock(shortcode)).toEqual({ html, issues: [] })
    expect(toShortcode(html)).toEqual({ html: shortcode, issues: [] })
  })

  it.each(['left', 'center', 'right'])('write the class of the alignment: %s', (align) => {
    const { html } = toBlock(`[caption caption="a" align="${align}"]b[/caption]`)
    expect(parsed(html).firstElementChild?.className).toBe(`caption caption-${align}`)
  })

  it('use the width of the shortcode, else of the image, else auto', () => {
    const widthOf = (attributes: string, inside: string) =>
      parsed(toBlock(`[caption caption="a"${attributes}]${inside}[/caption]`).html)
        .querySelector('.caption-width-container')
        ?.getAttribute('data-caption-width')
    expect(widthOf(' width="300"', picture)).toBe('300')
    expect(widthOf('', picture)).toBe('240')
    // CKEditor 4 writes it as a style.
    expect(widthOf('', '<img src="/a.jpg" style="height:180px; width:240px">')).toBe('240')
    expect(widthOf('', '<img src="/a.jpg" width="50%">')).toBeNull()
    expect(widthOf('', '<img src="/a.jpg" style="max-width:240px">')).toBeNull()
    expect(widthOf('', '<b>No picture</b>')).toBeNull()
    expect(widthOf(' width="auto"', picture)).toBeNull()
  })

  it('read attributes as editors write them', () => {
    const same = (tag: string) => {
      const { html } = toBlock(`${tag}${picture}[/caption]`)
      expect(toShortcode(html).html).toBe(`${tag}${picture}[/caption]`)
      return html.replace(/ data-caption-tag="[^"]*"/, '')
    }
    const whole = same(String.raw`[caption caption="a \"b\"" align="right"]`)
    expect(whole).toContain('caption-right')
    expect(same(`[caption align='right' caption='a "b"']`)).toBe(whole)
    expect(same(String.raw`[caption align=right caption="a \"b\""]`)).toBe(whole)
    const asReferences = same(
      String.raw`[caption align=&quot;right&quot; caption=&quot;a \&quot;b\&quot;&quot;]`,
    )
    expect(parsed(asReferences).textContent).toBe('a "b"')
  })

  it('replace a paragraph with nothing else, and restore it', () => {
    const text = '<p class="caption-text">a</p>'
    const inOne = `<p>[caption caption="a" align="left"]${picture}[/caption]</p>`
    const inEach = `<p>[caption caption="a" align="left"]</p>\n<figure>${picture}</figure>\n<p>[/caption]</p>`
    expect(toBlock(inOne).html).toBe(
      block(picture + text, { outer: 'left" data-caption-in="p"', width: wide }),
    )
    expect(toBlock(inEach).html).toBe(
      block(`\n<figure>${picture}</figure>\n${text}`, {
        outer: 'left" data-caption-in="p-each"',
        width: wide,
      }),
    )
    for (const html of [inOne, inEach]) expect(toShortcode(toBlock(html).html).html).toBe(html)
  })

  it.each([
    ['without its end', `[caption caption="a"]${picture}`],
    ['an end alone', `${picture}[/caption]`],
    ['with a quote that does not end', `[caption caption="a]${picture}[/caption]`],
    ['in an attribute', '<img alt="[caption caption=1]a[/caption]">'],
    ['in a comment', '<!-- [caption caption="a"]b[/caption] -->'],
    ['in a text area', '<textarea>[caption caption="a"]b[/caption]</textarea>'],
    ['of another name', '[captions caption="a"]b[/captions]'],
  ])('ignore a shortcode %s', (_, html) => {
    expect(toBlock(html)).toEqual({ html, issues: [] })
  })

  it('keep an unclosed shortcode around a complete one', () => {
    const { html } = toBlock(`[caption caption="open"][caption caption="b"]c[/caption]`)
    expect(html.startsWith('[caption caption="open"]<div class="caption caption-left"')).toBe(true)
  })
})

it('do not convert a caption that reads like a shortcode', () => {
  const text = String.raw`[caption caption=\"b\"]c[/caption]`
  const { html } = toBlock(`[caption caption="${text}" align="left"]${picture}[/caption]`)
  expect(parsed(html).querySelectorAll('.caption')).toHaveLength(1)
  expect(toBlock(html)).toEqual({ html, issues: [] })
})

describe('an invalid caption stays and is reported', () => {
  it.each([
    ['align="middle"', 'align must be "left", "center" or "right", got "middle"'],
    ['align="Left"', 'align must be "left", "center" or "right", got "Left"'],
    // WordPress's own shortcode of this name is none of ours.
    [
      'id="attachment_6" align="alignnone"',
      'align must be "left", "center" or "right", got "alignnone"',
    ],
    ['width="wide"', 'width must be a whole number of pixels, or "auto", got "wide"'],
    ['width="240px"', 'width must be a whole number of pixels, or "auto", got "240px"'],
    ['width="-1"', 'width must be a whole number of pixels, or "auto", got "-1"'],
    ['width="0"', 'width must be a whole number of pixels, or "auto", got "0"'],
    ['width="1e3"', 'width must be a whole number of pixels, or "auto", got "1e3"'],
    ['width=""', 'width must be a whole number of pixels, or "auto", got ""'],
    ['title="b"', 'a caption has the attributes caption, align, width, id, got "title".'],
    [
      'algin="left"',
      'a caption has the attributes caption, align, width, id, got "algin". Did you mean "align"?',
    ],
    [
      '__proto__="left"',
      'a caption has the attributes caption, align, width, id, got "__proto__".',
    ],
    ['caption="b"', 'an attribute of a caption stands twice'],
  ])('with %s stays a shortcode', (attribute, problem) => {
    const tag = `[caption caption="a" ${attribute}]`
    const html = `Before ${tag}${picture}[caption caption="in"]b[/caption][/caption] after`
    expect(toBlock(html)).toEqual({ html, issues: [`${tag}: ${problem}`] })
  })

  it.each(['</div>', '<div>', '</div><div>', '<div></div></div>'])('with %s in it', (inside) => {
    const html = `[caption caption="a"]${inside}[/caption]`
    const problem = 'its content must close the <div>s that it opens, and no others'
    expect(toBlock(html)).toEqual({ html, issues: [`[caption caption="a"]: ${problem}`] })
  })
})

describe('a block (spec 4.12)', () => {
  it('of a server is read, with a width in a style and white space', () => {
    const html = `<div class="caption caption-center draggable">
      <div class="caption-width-container" style="width: 240px"> <div class="caption-inner">${picture}<p class="caption-text">It's &quot;here&quot;</p>
      </div></div>
    </div>`
    expect(toShortcode(html).html).toBe(
      `[caption caption="It's &quot;here&quot;" align="center"]${picture}[/caption]`,
    )
    expect(toShortcode(html.replace('240px', 'auto')).html).toContain('width="auto"')
    expect(toShortcode(html.replace('240px', '300px')).html).toContain('width="300"')
  })

  it('is rebuilt when its caption was changed', () => {
    const { html } = toBlock(`[caption align='right' caption='a']${picture}[/caption]`)
    expect(html).toContain('data-caption-tag')
    expect(toShortcode(html.replace('>a<', '>A "new" one<')).html).toBe(
      String.raw`[caption caption="A \"new\" one" align="right"]${picture}[/caption]`,
    )
    const forged = html.replace(
      /tag="[^"]*"/,
      'tag="[caption caption=&quot;a&quot; align=&quot;right&quot;]<script>"',
    )
    expect(toShortcode(forged).html).toBe(`[caption caption="a" align="right"]${picture}[/caption]`)
  })

  it.each([
    [
      '<p class="caption-text">a <b>b</b></p>',
      '',
      'the caption of a block must be text without markup, got "a <b>b</b>"',
    ],
    [
      '<p class="caption-text">a</p>',
      ' style="width: 50%"',
      'width must be a whole number of pixels, or "auto", got "50%"',
    ],
  ])('that no shortcode can express stays: %s', (inside, width, problem) => {
    const html = block(picture + inside, { width })
    expect(toShortcode(html)).toEqual({ html, issues: [problem] })
  })

  it.each([
    '<div class="caption"><div class="caption-inner">a</div></div>',
    '<div class="caption"><div class="caption-width-container"><div class="caption-inner">a</div>b</div></div>',
    '<div class="caption"><div class="caption-width-container"><div class="caption-inner">a',
    '<div class="caption"><img><div class="caption-width-container"><div class="caption-inner">a</div></div></div>',
    '<div class="captions"><div class="caption-width-container"><div class="caption-inner">a</div></div></div>',
  ])('is ignored when it is incomplete: %s', (html) => {
    expect(toShortcode(html)).toEqual({ html, issues: [] })
  })
})

describe('a caption and its id are never markup', () => {
  it.each([
    '<img src=x onerror=alert(1)>',
    '</p></div></div></div><script>alert(1)</script>',
    '"><script>alert(1)</script>',
    "' onmouseover='alert(1)",
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '<!--',
    '<p class="caption-text">',
    'a\\" onclick=\\"alert(1)',
  ])('only text: %s', (hostile) => {
    const value = hostile.replace(/[\\"]/g, '\\$&')
    const { html } = toBlock(`[caption caption="${value}" id="${value}"]${picture}[/caption]<hr>`)
    const page = parsed(html)
    const names = [...page.querySelectorAll('*')].map((one) => one.localName)
    expect(names).toEqual(['div', 'div', 'div', 'img', 'p', 'hr'])
    const asText = parsed(hostile.replaceAll('<', '&lt;')).textContent
    expect(page.querySelector('.caption-text')?.textContent).toBe(asText)
    expect(page.firstElementChild?.getAttributeNames()).toEqual(
      expect.arrayContaining(['class', 'id']),
    )
    for (const one of page.querySelectorAll('*')) {
      expect(one.getAttributeNames().filter((name) => name.startsWith('on'))).toEqual([])
    }
  })
})

it('converts long texts in linear time', () => {
  const hostile = [
    '[caption caption="',
    '[caption a=\'"',
    '<a "',
    '<p>[caption]',
    '<!--',
    '[caption]<div>',
  ]
  for (const one of hostile) {
    const html = one.repeat(20_000)
    expect(toBlock(html)).toEqual({ html, issues: [] })
    expect(toShortcode(html)).toEqual({ html, issues: [] })
  }
})
