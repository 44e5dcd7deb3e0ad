import { htmlPage } from '../support/htmlPage'
import { openHtml } from '../support/openHtml'
import { expect, test } from '../support/test'

const picture = '<img src="/pictures/17.svg" alt="" width="200" height="150">'
const block = (align: string, content: string) =>
  `<div class="caption caption-${align}"><div class="caption-width-container"><div class="caption-inner">${content}<p class="caption-text">The lake at dusk</p></div></div></div>`

/** What a theme writes, and what the server renders with it. */
const themes = {
  'without floats': ['', picture],
  'with floated pictures': ['.story img { float: left }', picture],
  'with a floated figure': [
    '.story figure { float: right; margin: 0 }',
    `<figure>${picture}</figure>`,
  ],
} as const

for (const [name, [style, content]] of Object.entries(themes)) {
  test(`a caption stands beneath its content, ${name}`, async ({ page }) => {
    const blocks = ['left', 'center', 'right'].map((align) => block(align, content)).join('')
    const shortcode = `<div data-vitrine="caption-editor" data-vitrine-show>[caption caption="The lake at dusk"]${content}[/caption]</div>`
    await openHtml(
      page,
      htmlPage(`<main class="story">${blocks}${shortcode}</main>`, `<style>${style}</style>`),
    )
    await expect(page.locator('.caption-text')).toHaveCount(4)
    const gaps = () =>
      page.locator('.caption-text').evaluateAll((texts) =>
        texts.map((text) => {
          const image = text.parentElement?.querySelector('img')?.getBoundingClientRect()
          return text.getBoundingClientRect().top >= (image?.bottom ?? Number.NaN)
        }),
      )
    await expect.poll(gaps).toEqual([true, true, true, true])
  })
}

test('a caption in the middle is not pushed below what floats beside it', async ({ page }) => {
  const aside = '<div style="float: left; width: 100px; height: 600px">An aside</div>'
  await openHtml(page, htmlPage(`<main>${aside}${block('center', picture)}</main>`))
  const { y } = (await page.locator('.caption-text').boundingBox()) ?? { y: Number.NaN }
  expect(y).toBeLessThan(400)
})
