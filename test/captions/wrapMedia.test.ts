import { isInCaption } from '../../src/captions/isInCaption'
import { toBlock } from '../../src/captions/toBlock'
import { wrapMedia } from '../../src/captions/wrapMedia'

const rules = { widgetTypes: ['image', 'image_image'], align: 'left' } as const
const wrapped = (html: string) => wrapMedia(html, rules)
const tag = '[caption caption="The lake" align="left"]'
const image = '<img src="/lake.jpg" title="The lake">'

describe('wrapMedia (spec 2.9, 5.6)', () => {
  it.each([
    ['a picture', image, `${tag}${image}[/caption]`],
    ['in a paragraph', `<p>${image}</p>\n`, `<p>${tag}${image}[/caption]</p>\n`],
    ['in a link', `<a href="/lake">${image}</a>`, `${tag}<a href="/lake">${image}</a>[/caption]`],
    [
      'in a figure without a text',
      `<figure class="a"><picture><source srcset="a">${image}</picture></figure>&nbsp;`,
      `${tag}<figure class="a"><picture><source srcset="a">${image}</picture></figure>[/caption]&nbsp;`,
    ],
    ['two of them', `${image} ${image}`, `${tag}${image}[/caption] ${tag}${image}[/caption]`],
  ])('wraps media with a title: %s', (_, html, expected) => {
    expect(wrapped(html)).toBe(expected)
    // Media in a shortcode is not wrapped again.
    expect(wrapped(expected)).toBe(expected)
  })

  it.each([
    ['without a title', '<img src="/lake.jpg">'],
    ['with an empty title', '<img src="/lake.jpg" title="">'],
    ['with a blank title', '<img src="/lake.jpg" title=" \n ">'],
    ['of another type', '<img src="/lake.jpg" title="The lake" data-widget-type="media_generic">'],
    ['of another kind', '<video src="/lake.mp4" title="The lake"></video>'],
    ['among text', `See ${image}`],
    ['with a caption of its own', `<figure>${image}<figcaption>The lake</figcaption></figure>`],
    ['in a shortcode already', `[caption caption="a"]${image}[/caption]`],
    ['in half a shortcode', `[caption caption="a"]${image}`],
    ['two in one element', `<a href="/">${image}${image}</a>`],
    ['in half an element', `<a href="/">${image}`],
    ['none at all', '<hr><p></p>'],
  ])('does not wrap %s', (_, html) => {
    expect(wrapped(html)).toBe(html)
  })

  it('reads the widget type of the media', () => {
    const attributes = '<img src="a" title="b" data-widget-type="image_image">'
    expect(wrapped(attributes)).toBe(`[caption caption="b" align="left"]${attributes}[/caption]`)
    const video = '<video src="a" title="b"></video>'
    expect(wrapMedia(video, { ...rules, widgetTypes: ['video'] })).toContain('[caption')
  })

  it.each([
    ['data-align="right"', 'right'],
    ['align="center"', 'center'],
    ['style="margin: 0; float: right"', 'right'],
    ['align="middle"', 'left'],
  ])('reads the alignment of the media: %s', (attribute, align) => {
    expect(wrapped(`<img src="a" title="b" ${attribute}>`)).toContain(`align="${align}"`)
  })

  it.each([
    ['a &quot;b&quot;', String.raw`a \"b\"`],
    ["it's \\", String.raw`it's \\`],
    ['<b>a</b> & b &amp; c', '&lt;b&gt;a&lt;/b&gt; &amp; b &amp; c'],
    [' two\n lines ', 'two lines'],
    ['[/caption]', '[/caption]'],
    ['__proto__', '__proto__'],
  ])('writes the title as caption with escaped double quotes: %s', (title, written) => {
    const html = wrapped(`<img src="a" title="${title}">`)
    expect(html.startsWith(`[caption caption="${written}" align="left"]<img`)).toBe(true)
    expect(toBlock(html)).toMatchObject({ issues: [] })
    expect(toBlock(html).html).toMatch(/^<div class="caption caption-left"><div/)
  })
})

it.each([
  ['Text', false],
  ['Text [caption caption="a"] more', true],
  ['Text [caption caption="a"] more [/caption] and', false],
  ['[caption caption="a"]b[/caption] [caption caption="c"]', true],
  ['[captions]', false],
])('isInCaption detects a position in a shortcode: %s', (before, expected) => {
  expect(isInCaption(before)).toBe(expected)
})
