import fc from 'fast-check'

export const picture = '<img src="/lake.jpg" alt="The lake" width="240" height="160">'

/** What a visitor may read as a caption, and what a parser may stumble over. */
const text = fc
  .array(
    fc.constantFrom(
      ...['"', "'", '\\', '\\\\', '[', ']', '[/caption]', '[caption caption="b"]', '<b>', '</p>'],
      ...['&', '&amp;', '&quot;', '&#91;', '&nbsp;', '&copy', '<', '>', '=', '\n', ' ', 'The lake'],
      ...['das Häuschen', '湖畔の小屋', 'كوخ', '🛶', '</div>', '<script>alert(1)</script>'],
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((all) => all.join(''))

const escaped = (value: string) => value.replace(/[\\"]/g, '\\$&')

/** A value between quotes of one kind or another, as an editor or a hand writes it. */
const written = fc.oneof(
  text.map((value) => `"${escaped(value)}"`),
  text.map((value) => `'${value.replace(/[\\']/g, '\\$&')}'`),
  text.map(
    (value) => `&quot;${value.replaceAll('\\', '\\\\').replace(/&quot;/g, '\\&quot;')}&quot;`,
  ),
)

const optional = (attribute: fc.Arbitrary<string>) => fc.option(attribute, { nil: '' })

/** An opening tag, its attributes in any order, not all of them there. */
const openingTag = fc
  .tuple(
    written.map((value) => ` caption=${value}`),
    optional(fc.constantFrom('left', 'center', 'right').map((word) => ` align="${word}"`)),
    optional(fc.constantFrom(' width="300"', ' width=240', " width='auto'")),
    optional(written.map((value) => ` id=${value}`)),
  )
  .chain((attributes) => fc.shuffledSubarray(attributes, { minLength: 4 }))
  .map((attributes) => `[caption${attributes.join('')}]`)

const plain = fc.constantFrom(
  ...[picture, `<a href="/a?b=1&amp;c" title="a > [caption]">${picture}</a>`, 'Text', '\n', ''],
  ...['<div><div>In</div></div>', '<!-- [caption caption="x"] -->', '湖畔', '<b>bold</b>', '"'],
  ...['[caption caption="open"]', '[caption align="middle"]x[/caption]', '<p>One</p>', ']', '\\'],
  ...['[caption width="wide"]<div>[/caption]', '<textarea>[caption]a[/caption]</textarea>', '<'],
)

const fewParts: fc.Arbitrary<string> = fc.letrec<{ content: string; part: string }>((tie) => ({
  content: fc.array(tie('part'), { maxLength: 4 }).map((parts) => parts.join('')),
  part: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    plain,
    fc
      .tuple(openingTag, tie('content'), fc.constantFrom('', 'p', 'p-each'))
      .map(([tag, inside, around]) => {
        if (around === 'p') return `<p>${tag}${inside}[/caption]</p>`
        if (around === 'p-each') return `<p>${tag}</p>${inside}<p>[/caption]</p>`
        return `${tag}${inside}[/caption]`
      }),
  ),
})).content

/**
 * A content as a CMS saves it: shortcodes among text and markup, side by side and in one another. Of few parts, half are
 * without a shortcode.
 */
export const someContent = fc.tuple(fewParts, fewParts).map((parts) => parts.join(''))

/** Everything that the two forms are written with, in no order. */
export const somePieces = fc
  .array(
    fc.constantFrom(
      ...['[caption caption="a" align="left"]', "[caption align='center' caption='it\\'s']"],
      ...['[caption caption=&quot;a \\&quot;b\\&quot;&quot;]', '[caption]', '[caption caption="'],
      ...['[caption caption="<b>a</b> & &lt;i&gt;" width="auto"]', '[caption align="middle"]'],
      ...['[/caption]', '[/caption]', '[/caption]', '<p>', '</p>', '<p class="caption-text">'],
      ...['<div>', '</div>', '<div class="caption caption-left">', '<div class="caption-inner">'],
      ...[
        '<div class="caption-width-container" data-caption-width="12">',
        '</p></div></div></div>',
      ],
      ...['<!--', '-->', '<textarea>', '</textarea>', picture, '<img width="50%">', '<', '>', '"'],
      ...["'", '\\', '&quot;', '&#91;', '[', ']', ' ', '\n', 'The lake', '湖畔の小屋'],
    ),
    { maxLength: 14 },
  )
  .map((all) => all.join(''))
