import { renderCard } from '../card/renderCard'

const lakeCabin = {
  title: 'Lake cabin',
  price: 1250,
  url: '/cabins/lake',
  image: '/lake.jpg',
  amenities: ['Sauna', 'Boat'],
  rooms: [
    { name: 'Loft', beds: [{ size: 'king' }, { size: 'single' }] },
    { name: 'Den', beds: [] },
  ],
  place: { city: 'Ely', 'zip.code': '55731' },
  built: '1987-05-01T00:00:00Z',
  vacant: true,
  sold: false,
  free: 0,
  blank: ' ',
  none: [],
}

/** What a template shows for the lake cabin. */
function shown(markup: string, doc: Record<string, unknown> = lakeCabin): string {
  const card = renderCard(markup, doc)
  expect(card.issues).toEqual([])
  const html = card.html()
  card.unmount()
  return html
}

describe('renderTemplate', () => {
  it.each([
    ["renders a field's text", '<h3 data-vitrine-text="title">Sample</h3>', '<h3>Lake cabin</h3>'],
    ['renders a number', '<p data-vitrine-text="price"></p>', '<p>1250</p>'],
    ['renders zero', '<p data-vitrine-text="free"></p>', '<p>0</p>'],
    ['joins several values', '<p data-vitrine-text="amenities"></p>', '<p>Sauna, Boat</p>'],
    ['renders a nested field', '<p data-vitrine-text="place.city"></p>', '<p>Ely</p>'],
    [
      'renders a field with a dot in its name',
      '<p data-vitrine-text="place.zip.code"></p>',
      '<p>55731</p>',
    ],
    [
      'renders a field of each item of a list',
      '<p data-vitrine-text="rooms.name"></p>',
      '<p>Loft, Den</p>',
    ],
    ['renders nothing for an absent field', '<b data-vitrine-text="nope"></b>', ''],
    ['renders nothing for a blank field', '<b data-vitrine-text="blank"></b>', ''],
    ['renders nothing for an object', '<b data-vitrine-text="place"></b>', ''],
    [
      'renders an empty cell, so that rows keep their shape',
      '<table><tbody><tr><td data-vitrine-text="nope"></td></tr></tbody></table>',
      '<table><tbody><tr><td></td></tr></tbody></table>',
    ],
    [
      'renders a bound attribute',
      '<a href="#" data-vitrine-attr-href="url" data-vitrine-text="title"></a>',
      '<a href="/cabins/lake">Lake cabin</a>',
    ],
    [
      'leaves out a bound attribute without a value',
      '<img alt="" src="/sample.jpg" data-vitrine-attr-src="nope">',
      '<img alt="">',
    ],
    [
      'adds a bound class to the static one',
      '<p class="card" data-vitrine-attr-class="place.city">x</p>',
      '<p class="card Ely">x</p>',
    ],
    [
      'renders the static class when the field is absent',
      '<p class="card" data-vitrine-attr-class="nope">x</p>',
      '<p class="card">x</p>',
    ],
    [
      'renders bound aria and data attributes',
      '<p data-vitrine-attr-aria-label="title" data-vitrine-attr-data-price="price">x</p>',
      '<p aria-label="Lake cabin" data-price="1250">x</p>',
    ],
    ['renders an if with a value', '<p data-vitrine-if="price">x</p>', '<p>x</p>'],
    ['renders an if with zero', '<p data-vitrine-if="free">x</p>', '<p>x</p>'],
    ['leaves out an if without a value', '<p data-vitrine-if="nope">x</p>', ''],
    ['leaves out an if with false', '<p data-vitrine-if="sold">x</p>', ''],
    ['leaves out an if with an empty list', '<p data-vitrine-if="none">x</p>', ''],
    ['renders an unless without a value', '<p data-vitrine-unless="nope">x</p>', '<p>x</p>'],
    ['leaves out an unless with a value', '<p data-vitrine-unless="price">x</p>', ''],
    [
      'applies both conditions',
      '<p data-vitrine-if="price" data-vitrine-unless="sold">x</p>',
      '<p>x</p>',
    ],
    [
      'repeats an element for each value',
      '<i data-vitrine-each="amenities" data-vitrine-text="."></i>',
      '<i>Sauna</i><i>Boat</i>',
    ],
    [
      "a list's items for each value",
      '<ul class="a" data-vitrine-each="amenities"><li data-vitrine-text="."></li></ul>',
      '<ul class="a"><li>Sauna</li><li>Boat</li></ul>',
    ],
    [
      'leaves out an empty list',
      '<ul data-vitrine-each="nope"><li data-vitrine-text="."></li></ul>',
      '',
    ],
    [
      'renders nested lists, and fields of the document in them',
      '<div data-vitrine-each="rooms"><b data-vitrine-text=".name"></b><i data-vitrine-each=".beds" data-vitrine-text=".size"></i><u data-vitrine-text="title"></u></div>',
      '<div><b>Loft</b><i>king</i><i>single</i><u>Lake cabin</u></div><div><b>Den</b><u>Lake cabin</u></div>',
    ],
    [
      'renders only the items with a value',
      '<b data-vitrine-each="rooms" data-vitrine-if=".beds" data-vitrine-text=".name"></b>',
      '<b>Loft</b>',
    ],
    [
      'repeats a static row for each value',
      '<p data-vitrine-each="amenities"><svg viewBox="0 0 1 1"><path d="M0 0"></path></svg></p>',
      '<p><svg viewBox="0 0 1 1"><path d="M0 0"></path></svg></p>'.repeat(2),
    ],
    [
      'formats a price',
      '<p data-vitrine-text="price" data-vitrine-format="currency"></p>',
      '<p>$1,250</p>',
    ],
    [
      'formats a date in any time zone',
      '<p data-vitrine-text="built" data-vitrine-format="date:long"></p>',
      '<p>May 1, 1987</p>',
    ],
    [
      'leaves text that is not a number unchanged',
      '<p data-vitrine-text="title" data-vitrine-format="currency"></p>',
      '<p>Lake cabin</p>',
    ],
  ])('%s', (_, markup, html) => {
    expect(shown(markup)).toBe(html)
  })

  it('renders HTML and SVG attributes as written', () => {
    const markup =
      '<label class="a" for="x" tabindex="0" hidden="">a</label>' +
      '<input type="checkbox" checked="" readonly="" maxlength="3" value="v">' +
      '<input type="text" value="typed" autocomplete="off">' +
      '<svg viewBox="0 0 9 9" stroke-width="2" aria-hidden="true" focusable="false"><use xlink:href="#i"></use><linearGradient gradientUnits="userSpaceOnUse"><stop stop-color="red"></stop></linearGradient></svg>' +
      '<video controls="" muted="" playsinline="" poster="/p.jpg"></video>' +
      '<td colspan="2" data-x="1" itemprop="name" itemscope="">c</td>'
    const card = renderCard(`<div>${markup.replace('<td', '<p').replace('</td', '</p')}</div>`)
    expect(card.issues).toEqual([])
    const element = card.container.firstElementChild
    expect(element?.querySelector('label')?.outerHTML).toBe(
      '<label class="a" for="x" tabindex="0" hidden="">a</label>',
    )
    expect(element?.querySelector('svg')?.outerHTML).toBe(
      '<svg viewBox="0 0 9 9" stroke-width="2" aria-hidden="true" focusable="false"><use xlink:href="#i"></use><linearGradient gradientUnits="userSpaceOnUse"><stop stop-color="red"></stop></linearGradient></svg>',
    )
    expect(
      element?.querySelector('use')?.getAttributeNS('http://www.w3.org/1999/xlink', 'href'),
    ).toBe('#i')
    const [box, field] = Array.from(element?.querySelectorAll('input') ?? [])
    expect(box).toMatchObject({ checked: true, readOnly: true, maxLength: 3, value: 'v' })
    expect(field).toMatchObject({ value: 'typed', autocomplete: 'off' })
    expect(element?.querySelector('video')).toMatchObject({ controls: true, muted: true })
    expect(element?.querySelector('p')?.hasAttribute('itemscope')).toBe(true)
  })

  it("renders custom elements with HTML's attribute names", () => {
    const markup = '<x-badge class="a" for="b" kind="c">d</x-badge>'
    expect(shown(markup)).toBe(markup)
  })

  it('keeps one space between words and none between blocks', () => {
    const markup = `
      <div>
        <p>One  <b>two</b>
          <i>three</i></p>
        <pre>  as
  it is</pre>
      </div>
    `
    expect(shown(markup)).toBe(
      '<div><p>One <b>two</b> <i>three</i></p><pre>  as\n  it is</pre></div>',
    )
  })

  it('adds noopener to links that open a window', () => {
    expect(shown('<a href="/a" target="_blank" rel="nofollow opener">x</a>')).toBe(
      '<a href="/a" target="_blank" rel="nofollow noopener">x</a>',
    )
    expect(
      shown('<a target="x" data-vitrine-attr-rel="title" data-vitrine-attr-href="url">x</a>'),
    ).toBe('<a target="x" rel="noopener Lake cabin" href="/cabins/lake">x</a>')
    expect(shown('<a data-vitrine-attr-target="nope" href="/a">x</a>')).toBe(
      '<a href="/a" rel="noopener">x</a>',
    )
    expect(shown('<a target="_self" href="/a">x</a>')).toBe('<a target="_self" href="/a">x</a>')
  })
})
