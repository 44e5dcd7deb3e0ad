import { compiled } from '../../widgets/results/card/renderCard'

const issues = (markup: string) => compiled(markup).issues

describe('the issues of a template', () => {
  it.each([
    [
      'reports a misspelled binding',
      '<h3 class="title" data-vitrine-txt="title"></h3>',
      '<h3 class="title">: data-vitrine-txt is not a binding, so it does nothing. Did you mean data-vitrine-text?',
    ],
    [
      'reports a binding that only lacks attr-',
      '<a data-vitrine-href="url">x</a>',
      '<a>: data-vitrine-href is not a binding. Did you mean data-vitrine-attr-href?',
    ],
    [
      'lists the bindings when no name is similar',
      '<p data-vitrine-placeholder="x"></p>',
      '<p>: data-vitrine-placeholder is not a binding, so it does nothing. Known: data-vitrine-text, data-vitrine-html, data-vitrine-highlight, data-vitrine-format, data-vitrine-if, data-vitrine-unless, data-vitrine-each, data-vitrine-attr-NAME.',
    ],
    [
      'reports a misspelled attribute',
      '<img alt="" data-vitrine-attr-scr="image">',
      '<img>: data-vitrine-attr-scr: a field cannot fill "scr". Did you mean data-vitrine-attr-src?',
    ],
    [
      'reports that a document must not bring code',
      '<p data-vitrine-attr-onclick="x"></p>',
      '<p>: data-vitrine-attr-onclick is refused: a document must never bring code.',
    ],
    [
      'reports that a document must not bring style',
      '<p data-vitrine-attr-style="x"></p>',
      '<p>: data-vitrine-attr-style is refused: strict pages allow no inline style. Bind class or a data-* attribute and style by it.',
    ],
    [
      'reports that an id cannot be bound',
      '<p data-vitrine-attr-id="x"></p>',
      "<p>: data-vitrine-attr-id is refused: a document could take an id that the page's scripts look for. Bind a data-* attribute.",
    ],
    [
      'reports a binding without a field',
      '<p data-vitrine-text=" "></p>',
      '<p>: data-vitrine-text names no field.',
    ],
    [
      'reports an event handler in the markup',
      '<button onclick="go()">x</button>',
      '<button>: onclick would run code: use a widget or the bus instead.',
    ],
    [
      'reports a javascript: URL in the markup',
      '<a href="javascript:go()">x</a>',
      '<a>: href="javascript:go()" is not an address that we keep: http, https, mailto, tel or relative.',
    ],
    [
      'reports an inline style',
      '<p style="color:red">x</p>',
      '<p>: style is not kept, since strict pages refuse inline styles: use a class.',
    ],
    [
      'reports a script',
      '<script>x</script>',
      '<script>: is not kept in a template: it could run code.',
    ],
    [
      'reports a style sheet',
      '<style>a{}</style>',
      '<style>: is not kept in a template: it could run code.',
    ],
    [
      'reports a frame',
      '<iframe src="/a"></iframe>',
      '<iframe>: is not kept in a template: it could run code.',
    ],
    [
      'reports an unknown format',
      '<p data-vitrine-text="x" data-vitrine-format="price"></p>',
      '<p>: data-vitrine-format: "price" is not a format, so the value is shown as it stands. Known formats: currency, number, percent, date, time, datetime.',
    ],
    [
      'reports a format without a text',
      '<p data-vitrine-format="currency">x</p>',
      '<p>: data-vitrine-format does nothing without data-vitrine-text.',
    ],
    [
      'reports two contents for one element',
      '<p data-vitrine-text="a" data-vitrine-html="b"></p>',
      '<p>: takes one of data-vitrine-html, data-vitrine-text: data-vitrine-html counts.',
    ],
    [
      'reports text for an element that holds none',
      '<img alt="" data-vitrine-text="a">',
      '<img>: never holds anything, so data-vitrine-text does nothing.',
    ],
    [
      "of another template language's placeholders",
      '<p>{{ title }}</p>',
      '{{ title }} is shown as it stands: bind a field with data-vitrine-text.',
    ],
    [
      'reports a widget that there is none of',
      '<b data-vitrine="flagg"></b>',
      '<b>: data-vitrine="flagg" is not a widget, so it is left out. Did you mean "flag"?',
    ],
    ['reports a title element', '<title>x</title>', "<title>: would change the page's own title."],
    [
      'reports a redirect',
      '<meta http-equiv="refresh" content="0;url=/x">',
      '<meta>: is kept in a template only with itemprop, as structured data.',
    ],
    [
      'reports an animation that could run code',
      '<svg><set attributeName="href" to="javascript:go()"></set></svg>',
      '<set>: an animation of href could run code.',
    ],
  ])('%s', (_, markup, issue) => {
    expect(issues(markup)).toEqual([issue])
  })

  it('reports all issues at once, each of them once', () => {
    const bad = '<p data-vitrine-txt="a" onclick="b"></p>'
    expect(issues(`<div>${bad}${bad}<img alt="" data-vitrine-attr-id="c"></div>`)).toHaveLength(3)
  })

  it.each([
    '<img alt="" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">',
    '<meta itemprop="price" data-vitrine-attr-content="price">',
    '<svg><title>Lake</title></svg>',
    '<a href="#x" data-action="click->gallery#open:once">x</a>',
    '<img alt="" srcset="/a.jpg 1x, /b.jpg 2x" data-vitrine-attr-srcset="images">',
    '<button data-vitrine="flag" data-vitrine-text.flag="Save" data-vitrine-if="id"></button>',
    '<time data-vitrine-attr-datetime="built" data-vitrine-text="built" data-vitrine-format="date"></time>',
  ])('reports nothing for a valid template: %s', (markup) => {
    expect(issues(markup)).toEqual([])
  })

  it.each([
    'data-vitrine',
    'data-hx-get',
    'data-bind',
    'data-ng-bind',
    'data-bto-jump-select',
    'data-bs-content',
    'data-on-load',
    'aria',
    'data-',
    'formaction',
    'action',
    'http-equiv',
    'type',
    'xlink-href',
  ])('reports that a field cannot fill %s', (name) => {
    const { issues, fields } = compiled(`<p data-vitrine-attr-${name}="x">y</p>`)
    expect([issues.length, fields]).toEqual([1, []])
  })
})
