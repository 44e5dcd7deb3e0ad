import { parseJson } from '../../src/config/parseJson'

const value = { solr: { url: '/solr/select' }, label: 'A "good" place', rows: 12 }
const json = JSON.stringify(value)
const lines = JSON.stringify(value, null, 2)
/** What wptexturize and word processors make of straight quotes. */
const withQuotes = (open: string, close: string) =>
  '{"q": "lake", "rows": "12"}'.replace(/"([^"]*)"/g, `${open}$1${close}`)

describe('JSON of a CMS', () => {
  it.each([
    ['as it is', json],
    ['a byte order mark', `\uFEFF${json}`],
    ['a CDATA section in line comments', `\n//<![CDATA[\n${lines}\n//]]>\n`],
    ['the CDATA section of Drupal 7', `<!--//--><![CDATA[//><!--\n${lines}\n//--><!]]>`],
    ['a CDATA section in block comments', `/* <![CDATA[ */\n${lines}\n/* ]]> */`],
    ['a bare CDATA section', `<![CDATA[${json}]]>`],
    ['an HTML comment', `<!--\n${json}\n-->`],
    ['paragraphs', `<p>${lines.replace(/\n/g, '<br />\n')}</p>`],
    ['paragraphs inside', `<p>${lines.replace('\n', '</p>\n<p>')}</p>\n&nbsp;`],
    ['a paragraph with a class', `<p class="indent">${json}</p>`],
  ])('is read with %s', (_, text) => {
    expect(parseJson(text)).toEqual(value)
  })

  it.each([
    ['“', '”'],
    ['„', '“'],
    ['&quot;', '&quot;'],
    ['&#8220;', '&#8221;'],
    ['&ldquo;', '&rdquo;'],
    ['”', '″'],
  ])('is read with an editor’s quotes %s %s', (open, close) => {
    expect(parseJson(withQuotes(open, close))).toEqual({ q: 'lake', rows: '12' })
  })

  it('keeps tags and quotes within its texts', () => {
    const text = '<p>{"label": "<p>A “good” place</p> &nbsp;", "q": "a \\"b\\" <br>"}</p>'
    expect(parseJson(text)).toEqual({
      label: '<p>A “good” place</p> &nbsp;',
      q: 'a "b" <br>',
    })
  })

  it.each([
    ['both kinds of quotes', '{“q”: "lake"}'],
    ['a quote of an editor within its quotes', '{“q”: “a “good” lake”}'],
    ['a script', 'var x = {"q": "lake"}'],
    ['something behind it', '{"q": "lake"}; run()'],
    ['a comma too many', '{"q": "lake",}'],
    ['nothing', ''],
    ['a CDATA section of nothing', '//<![CDATA[\n//]]>'],
  ])('is refused with %s', (_, text) => {
    expect(() => parseJson(text)).toThrow(SyntaxError)
  })
})
