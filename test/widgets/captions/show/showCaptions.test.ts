import { takeConsole } from '../../../support/console'
import { change, visit } from '../../../support/page'
import { required } from '../../../support/required'
import { aMoment } from '../../../support/time'

const picture = '<img src="/lake.jpg" alt="The lake" width="240">'
const shown = (inside: string) =>
  `<div id="story" data-vitrine="caption-editor" data-vitrine-show>${inside}</div>`
const story = () => required(document.getElementById('story'))
const text = () => [...document.querySelectorAll('.caption-text')].map((one) => one.textContent)

async function arrive(inside: string) {
  const page = await visit(shown(inside))
  await aMoment()
  return page
}

describe('captions for visitors (spec 2.9, 4.12)', () => {
  it('are shown below their content in a block, into which the page’s nodes move', async () => {
    const page = await visit(
      `<p id="one">[caption caption="The &lt;b&gt;lake&lt;/b&gt;" align="right" id="x"]${picture}[/caption]</p>`,
    )
    const image = required(document.querySelector('img'))
    const clicked = jest.fn()
    image.addEventListener('click', clicked)
    const before = document.body.innerHTML
    let undo = () => {}
    await change(async () => {
      undo = await page.captions.show(document.body)
    })
    await aMoment()
    const block = required(document.querySelector<HTMLElement>('.caption'))
    expect(block).toHaveClass('caption-right')
    expect(block).toHaveAttribute('id', 'x')
    expect(block.parentElement).toBe(document.body)
    expect(document.querySelector('.caption-width-container')).toHaveStyle({ width: '240px' })
    expect(required(block.querySelector('.caption-inner')).lastElementChild).toHaveTextContent(
      'The <b>lake</b>',
    )
    image.click()
    expect(clicked).toHaveBeenCalledTimes(1)
    expect(block).toContainElement(image)
    undo()
    expect(document.body.innerHTML).toBe(before)
  })

  it.each([
    [
      'beside text',
      `<p>Before [caption caption="a"]${picture}[/caption] after</p>`,
      ['P', 'DIV', 'P'],
    ],
    ['at the end', `<p>Before [caption caption="a"]${picture}[/caption] </p>`, ['P', 'DIV']],
    ['alone', `<p class="x"> [caption caption="a"]${picture}[/caption]</p>`, ['DIV']],
    [
      'with a paragraph for each tag',
      `<p>[caption caption="a"]</p><ul><li>${picture}</li></ul><p>[/caption]</p>`,
      ['DIV'],
    ],
    ['in no paragraph', `[caption caption="a"]${picture}[/caption]`, ['DIV']],
    [
      'twice',
      `<p>[caption caption="a"]${picture}[/caption][caption caption="b"]${picture}[/caption]</p>`,
      ['DIV', 'DIV'],
    ],
    [
      'nested',
      `<p>[caption caption="b"][caption caption="a"]${picture}[/caption][/caption]</p>`,
      ['DIV'],
    ],
  ])('are not in a paragraph: %s; detaching restores the markup', async (_, inside, names) => {
    const page = await arrive(inside)
    expect([...story().children].map(({ tagName }) => tagName)).toEqual(names)
    expect(text()).toEqual(['a', 'b'].slice(0, text().length))
    expect(document.querySelector('p .caption')).toBeNull()
    expect(story()).not.toHaveTextContent('[')
    await change(() => page.detach())
    expect(story().innerHTML).toBe(inside)
  })

  it.each([
    ['[caption caption="a"]b', []],
    ['b[/caption]', []],
    ['<textarea>[caption caption="a"]b[/caption]</textarea>', []],
    ['<div contenteditable="true">[caption caption="a"]b[/caption]</div>', []],
    [
      '[caption caption="a" align="middle"]b[/caption]',
      [
        '[caption caption="a" align="middle"]: align must be "left", "center" or "right", got "middle"',
      ],
    ],
    [
      '<ul><li>[caption caption="a"]b</li><li>[/caption]</li></ul>',
      [
        '[caption caption="a"]: its tags must stand in the same element, or each in a paragraph of its own',
      ],
    ],
  ])('stay shortcodes when they are incomplete or invalid: %s', async (inside, warnings) => {
    await arrive(inside)
    expect(story().innerHTML).toBe(inside)
    expect(takeConsole()).toEqual(warnings.map((one) => `warn: Vitrine: ${one}`))
  })

  it('are shown once, even when they read like a shortcode', async () => {
    const caption = '[caption caption=\\"b\\"]c[/caption]'
    const page = await arrive(`[caption caption="${caption}"]${picture}[/caption]`)
    const before = story().innerHTML
    expect(text()).toEqual(['[caption caption="b"]c[/caption]'])
    await change(() => page.captions.show(story()))
    await aMoment()
    expect(story().innerHTML).toBe(before)
  })

  it('in a server’s blocks get their width', async () => {
    const page = await arrive(
      '<div class="caption caption-left"><div class="caption-width-container" data-caption-width="300"><div class="caption-inner">a</div></div></div>',
    )
    const container = document.querySelector('.caption-width-container')
    expect(container).toHaveStyle({ width: '300px' })
    await change(() => page.detach())
    expect(container).not.toHaveStyle({ width: '300px' })
  })
})

describe('Vitrine.captions', () => {
  it('converts both ways and reports issues', async () => {
    const { captions } = await visit('<p>Nothing to mount</p>')
    const shortcode = String.raw`[caption caption="a \"b\"" align="left"]${picture}[/caption]`
    const block = await captions.toBlock(shortcode)
    expect(block).toContain('<p class="caption-text">a "b"</p>')
    expect(await captions.toShortcode(block)).toBe(shortcode)
    expect(await captions.toBlock('[caption width="x"]a[/caption]')).toBe(
      '[caption width="x"]a[/caption]',
    )
    expect(takeConsole()).toEqual([
      'warn: Vitrine: [caption width="x"]: width must be a whole number of pixels, or "auto", got "x"',
    ])
  })
})

it.each([
  [
    'data-vitrine-align="middle"',
    'data-vitrine-align: align must be one of "left", "center", "right", got "middle"',
  ],
  [
    `data-vitrine-config='{"widget_types": 3}'`,
    'data-vitrine-config: widget_types must be a list of texts, such as ["a", "b"], got 3',
  ],
])('reports an invalid configuration: %s', async (attribute, issue) => {
  await visit(`<form id="story" data-vitrine="caption-editor" ${attribute}></form>`)
  await aMoment()
  expect(takeConsole()).toEqual([
    `warn: Vitrine: caption-editor#story: ${issue}. Its default is used.`,
  ])
})
