import fc from 'fast-check'
import { BOUND_ATTRIBUTES } from '../../../../src/templates/compile/boundAttribute'
import { FIELDS } from './anyDoc'

const PATHS = [
  ...FIELDS,
  '.',
  '.name',
  '.url',
  '.inner',
  'place.city',
  'place.a.b',
  ' title ',
  '',
  '.a.b',
  'tags.name',
]
const FORMATS = [
  ...[
    'currency',
    'currency:EUR',
    'currency: chf',
    'currency:EURO',
    'number',
    'number:1',
    'number:12',
    'percent',
    'percent:2',
  ],
  ...[
    'date',
    'date:long',
    'date:full',
    'date:short',
    'time',
    'time:full',
    'datetime',
    'datetime:long',
    'datetime:short',
    'Date',
    'distance',
    '',
  ],
]
const ELEMENTS = [
  ...[
    'div',
    'div',
    'span',
    'span',
    'p',
    'h3',
    'a',
    'b',
    'em',
    'li',
    'ul',
    'ol',
    'dl',
    'dt',
    'dd',
    'section',
    'article',
    'img',
    'img',
  ],
  ...[
    'br',
    'hr',
    'input',
    'button',
    'pre',
    'textarea',
    'time',
    'data',
    'meter',
    'source',
    'picture',
    'video',
    'label',
    'details',
  ],
  ...[
    'summary',
    'blockquote',
    'figure',
    'svg',
    'x-card',
    'select',
    'option',
    'table',
    'tr',
    'td',
    'meta',
    'link',
    'script',
    'iframe',
    'style',
    'title',
  ],
]
const STATIC: readonly (readonly [name: string, value: string])[] = [
  ...([
    ['class', 'card'],
    ['class', ' a  b '],
    ['title', '"\'<&>'],
    ['href', '/x'],
    ['href', 'javascript:alert(1)'],
    ['href', ''],
  ] as const),
  ...([
    ['src', '/a.jpg'],
    ['src', 'data:image/png;base64,AA'],
    ['src', ''],
    ['srcset', '/a.jpg 2x'],
    ['loading', 'eager'],
    ['alt', ''],
  ] as const),
  ...([
    ['onclick', 'alert(1)'],
    ['ONERROR', 'x'],
    ['style', 'color:red'],
    ['target', '_blank'],
    ['target', '_self'],
    ['rel', 'nofollow opener'],
  ] as const),
  ...([
    ['type', 'checkbox'],
    ['type', 'text'],
    ['value', 'x'],
    ['value', '7'],
    ['checked', ''],
    ['disabled', ''],
    ['hidden', 'until-found'],
  ] as const),
  ...([
    ['tabindex', '0'],
    ['for', 'x'],
    ['colspan', '2'],
    ['rowspan', 'x'],
    ['start', '3'],
    ['size', '0'],
    ['rows', '2'],
    ['span', 'x'],
  ] as const),
  ...([
    ['contenteditable', 'true'],
    ['spellcheck', 'false'],
    ['draggable', 'true'],
    ['download', ''],
    ['multiple', ''],
    ['selected', ''],
    ['open', 'x'],
  ] as const),
  ...([
    ['itemprop', 'name'],
    ['itemscope', ''],
    ['datetime', '2026'],
    ['data-x', '<b>'],
    ['data-src', '/l.jpg'],
    ['aria-label', 'ä'],
    ['key', 'x'],
    ['ref', 'y'],
  ] as const),
  ...([
    ['id', 'x'],
    ['role', 'button'],
    ['viewbox', '0 0 1 1'],
    ['xlink:href', '#a'],
    ['stroke-width', '2'],
    ['focusable', 'false'],
    ['nomodule', ''],
  ] as const),
  ...([
    ['x"y', 'z'],
    ['@click', 'x'],
    [':bind', 'x'],
    ['v-html', 'x'],
    ['accesskey', 'a'],
    ['autofocus', ''],
    ['crossorigin', ''],
    ['poster', 'x:y'],
  ] as const),
]
const TEXTS = [
  ...[
    'Read more',
    ' ',
    '\n  ',
    ' · ',
    '{{title}}',
    '&copy; &amp; &notit;',
    '&lt;b&gt;',
    '\t',
    'a\n b',
    '\u00a0',
    '“ä”',
    '-->',
    '&#8364;',
    '\nx',
  ],
]
const WIDGETS = [
  ...[
    '<div data-vitrine="flag"></div>',
    '<button data-vitrine="flag" data-vitrine-text-flag="Save">Save</button>',
    '<div data-vitrine="flg"></div>',
  ],
  ...[
    '<div data-vitrine="flag" data-vitrine-text.flag="Keep" data-vitrine-text.unflag="Keep" data-vitrine-classes-flag="heart"></div>',
  ],
  ...[
    '<span data-vitrine="flag" data-vitrine-config=\'{"key": "title", "title": "T"}\' data-vitrine-if="title"></span>',
    '<div data-vitrine="map"></div>',
  ],
  ...[
    '<a data-vitrine=" flag " href="/x" data-vitrine-attr-title="title"><b>x</b></a>',
    '<div data-vitrine="flag" data-vitrine-each="tags" data-vitrine-item="7"></div>',
  ],
]

const path = fc.constantFrom(...PATHS)
const binding = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(
      fc.constantFrom('text', 'text', 'html', 'highlight', 'if', 'unless', 'each', 'txt'),
      path,
    ),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(
      fc
        .constantFrom(
          'href',
          'src',
          'srcset',
          'class',
          'alt',
          'title',
          'rel',
          ...BOUND_ATTRIBUTES,
          'aria-label',
          'data-x',
          'data-src',
          'data-bind',
          'onclick',
          'style',
          'id',
        )
        .map((name) => `attr-${name}`),
      path,
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...FORMATS).map((format) => ['format', format] as const),
  },
)

const attribute = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...STATIC) },
  {
    weight: 4,
    arbitrary: binding.map(([name, value]) => [`data-vitrine-${name}`, value] as const),
  },
)

const written = fc.tuple(attribute, fc.nat(3)).map(([[name, value], how]) => {
  const escaped = value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  if (how === 0 && value === '') return ` ${name}`
  if (how === 1 && /^[\w./#-]+$/.test(value)) return ` ${name}=${value}`
  if (how === 2 && !value.includes("'"))
    return `\n ${name.toUpperCase()} = '${value.replaceAll('&', '&#38;')}'`
  return ` ${name}="${escaped}"`
})

const VOID = ['img', 'br', 'hr', 'input', 'source', 'meta', 'link']

const { node } = fc.letrec<{ node: string; element: string }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { weight: 2, arbitrary: fc.constantFrom(...TEXTS) },
    { weight: 5, arbitrary: tie('element') },
    { weight: 1, arbitrary: fc.constantFrom(...WIDGETS) },
  ),
  element: fc
    .tuple(
      fc.constantFrom(...ELEMENTS),
      fc.array(written, { maxLength: 5 }),
      fc.array(tie('node'), { maxLength: 3 }),
    )
    .map(([name, attributes, children]) => {
      const start = `<${name}${attributes.join('')}`
      return VOID.includes(name) ? `${start}>` : `${start}>${children.join('')}</${name}>`
    }),
}))

/** Templates as people write them. */
export const PLAIN_TEMPLATES = [
  `
    <article class="card">
      <a data-vitrine-attr-href="url"><img data-vitrine-attr-src="image" data-vitrine-attr-srcset="images" alt="" width="320" height="200"></a>
      <h3><a data-vitrine-attr-href="url" data-vitrine-highlight="title"></a></h3>
      <p data-vitrine-if="price">From <b data-vitrine-text="price" data-vitrine-format="currency:EUR"></b> a night</p>
      <p data-vitrine-unless="price">Ask us</p>
      <ul class="tags" data-vitrine-each="tags"><li data-vitrine-text="."></li></ul>
      <div data-vitrine-html="teaser">Sample</div>
      <time data-vitrine-text="created" data-vitrine-format="date:long" data-vitrine-attr-datetime="created"></time>
      <button data-vitrine="flag">Save</button>
    </article>`,
  `<h3 data-vitrine-text=title></h3> <span data-vitrine-text="city"></span>, <span data-vitrine-text="location"></span>`,
  `<dl><dt>Price<dd data-vitrine-text="price" data-vitrine-format="number:2"><dt>Rating<dd data-vitrine-text="rating" data-vitrine-format="percent"></dl>`,
  `<p>One <b>bold</b><p data-vitrine-highlight="teaser"><div data-vitrine="flag" data-vitrine-key="title"></div>`,
  `<svg viewBox="0 0 10 10" aria-hidden="true"><title data-vitrine-text="title"></title><linearGradient id="g"><stop offset="1" stop-color="red"/></linearGradient><path d="M0 0"/></svg><p data-vitrine-text="title">`,
  `<table><tr><td data-vitrine-text="title"><td data-vitrine-text="price" data-vitrine-format="number"><tr data-vitrine-each="tags"><td colspan=2 data-vitrine-text="."></table>`,
  `<select data-vitrine-attr-value="city"><option value="Bern">Bern<option>Lugano</select><textarea rows="3" data-vitrine-text="teaser"></textarea><pre>

x  y</pre>`,
  `<picture><source data-vitrine-attr-srcset="images" media="(min-width: 1px)"><img data-vitrine-attr-src="image" loading="eager" data-vitrine-attr-alt="title"></picture>`,
  `<div data-vitrine-each="place"><a data-vitrine-attr-href=".url" data-vitrine-attr-class=".name" class="own" target="_blank" data-vitrine-text=".name"></a></div>`,
]

/** Sources of templates, some of which browsers repair. */
export const anyTemplate = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(...PLAIN_TEMPLATES) },
  {
    weight: 3,
    arbitrary: fc.array(node, { minLength: 1, maxLength: 3 }).map((nodes) => nodes.join('')),
  },
)
