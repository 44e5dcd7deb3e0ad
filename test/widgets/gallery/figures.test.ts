import { aLink, arrive, caption } from '../../support/galleryPage'

const link = (attributes = '') => aLink('dusk', `class="colorbox" ${attributes}`)

describe("a link's caption without a title", () => {
  it.each([
    [
      'of the figure around it',
      `<figure>${link()}<figcaption>The <em>lake</em></figcaption></figure>`,
    ],
    [
      'of the nearest figure',
      `<figure><figure>${link()}<figcaption>The lake</figcaption></figure><figcaption>All</figcaption></figure>`,
    ],
    [
      'in it',
      `<a href="/dusk.jpg" class="colorbox" aria-label="dusk" data-vitrine-width="800" data-vitrine-height="600"><figure><img src="/s.jpg" alt=""><figcaption>The lake</figcaption></figure></a>`,
    ],
  ])('is the figcaption %s', async (_, html) => {
    const { open } = await arrive(html)
    await open('dusk')
    expect(caption()).toHaveTextContent(/^The lake$/)
  })

  it('is sanitised', async () => {
    const { open } = await arrive(
      `<figure>${link()}<figcaption>A <b onclick="x()">lake</b><script>1</script></figcaption></figure>`,
    )
    await open('dusk')
    expect(caption()?.innerHTML).toContain('A <b>lake</b>')
    expect(caption()?.querySelector('script')).toBeNull()
  })

  it('is not used when the link has a title', async () => {
    const { open } = await arrive(
      `<figure>${link('title="By title"')}<figcaption>By figure</figcaption></figure>`,
    )
    await open('dusk')
    expect(caption()).toHaveTextContent(/^By title$/)
  })

  it('is empty in a figure without a caption, whatever the outer one has', async () => {
    const { open } = await arrive(
      `<figure><figure>${link()}</figure><figcaption>All</figcaption></figure>`,
    )
    await open('dusk')
    expect(caption()).not.toBeVisible()
  })
})
