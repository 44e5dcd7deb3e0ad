import { screen } from '@testing-library/react'
import { CAPTION_RULES, captionRules } from '../../../src/gallery/captionRules'
import { MAX_CAPTION_LENGTH } from '../../../src/gallery/constants'
import { captionSanitiser } from '../../../widgets/shared/templates/captionSanitiser'
import { ALL_HOSTILE, HOSTILE_CAPTIONS } from '../../gallery/hostileCaptions'
import { takeConsole } from '../../support/console'
import { aLink, arrive, caption, press } from '../../support/galleryPage'
import { pass } from '../../support/time'

const clean = captionSanitiser(CAPTION_RULES)

/** What a browser makes of it, in a document where nothing runs. */
function parsed(html: string): Element {
  return new DOMParser().parseFromString(html, 'text/html').body
}

describe('the caption sanitiser (spec 5.7)', () => {
  it.each([
    [
      'keeps listed tags',
      '<a href="/x">a</a><b>b</b><strong>s</strong><i>i</i><em>e</em><u>u</u><cite>c</cite><code>c</code><br />',
    ],
    [
      'keeps listed attributes',
      '<a href="https://stays.example/x?a=1#b" hreflang="de" title="t" target="_blank">a</a>',
    ],
    [
      'keeps relative, mailto and tel URLs',
      '<a href="x/y">a</a><a href="mailto:a@b.example">m</a><a href="tel:+49">t</a>',
    ],
  ])('%s', (_, html) => {
    expect(clean(html)).toBe(html)
  })

  it.each([
    [
      'other tags but keeps their text',
      '<p class="x">A <mark>bright</mark> room</p>',
      'A bright room',
    ],
    ['scripts and styles with their text', 'a<script>b</script><style>c</style>d', 'ad'],
    ['other attributes', '<b class="x" id="y" style="color:red" data-z="1">b</b>', '<b>b</b>'],
    ['window names in target', '<a href="/x" target="other">a</a>', '<a href="/x">a</a>'],
  ])('removes %s', (_, html, expected) => {
    expect(clean(html)).toBe(expected)
  })

  it('is tested with at least 150 hostile captions of at least twelve families', () => {
    expect(new Set(ALL_HOSTILE.map(([, one]) => one)).size).toBeGreaterThanOrEqual(150)
    expect(Object.keys(HOSTILE_CAPTIONS).length).toBeGreaterThanOrEqual(12)
  })

  const customList = captionRules({
    tags: ['mark', 'a', 'img', 'p', 'script', 'svg', 'iframe'],
    attributes: ['href', 'src', 'alt', 'rel', 'target', 'onclick', 'style', 'srcdoc'],
  })
  const sanitisers = [
    ['the default lists', clean, CAPTION_RULES],
    ["a site's lists", captionSanitiser(customList.rules), customList.rules],
  ] as const

  describe.each(sanitisers)('with %s', (_, sanitise, rules) => {
    it.each(ALL_HOSTILE)('%s: only listed markup is left of %.80s', (_family, html) => {
      const cleaned = sanitise(html.slice(0, MAX_CAPTION_LENGTH))
      for (const element of parsed(cleaned).querySelectorAll('*')) {
        expect(rules.tags).toContain(element.localName)
        for (const { name } of element.attributes) expect(rules.attributes).toContain(name)
        for (const name of ['href', 'src']) {
          const url = element.getAttribute(name)
          if (url !== null)
            expect(new URL(url, 'https://a.example').protocol).toMatch(/^(https?|mailto|tel):$/)
        }
        expect(element.getAttribute('target') ?? '_self').toMatch(/^_(blank|self|parent|top)$/)
        expect(element.getAttribute('rel') ?? '').not.toMatch(/opener/i)
      }
      // Parsed once more it is the same: nothing waits for a second turn.
      expect(sanitise(cleaned)).toBe(cleaned)
    })
  })
})

describe('the caption of a gallery (spec 2.4, 5.7)', () => {
  const titled = (title: string, rel = 'lake') => {
    const escaped = title.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
    return aLink(title.slice(0, 4), `class="colorbox" rel="${rel}" title="${escaped}"`)
  }

  it("shows the link's title with its allowed markup", async () => {
    const { open } = await arrive(
      titled('Dusk, with <em>nobody</em> <img src=x onerror=hack()>there'),
    )
    await open('Dusk')
    await pass(0)
    expect(caption()?.querySelector('em')).toHaveTextContent('nobody')
    expect(caption()).toHaveTextContent('Dusk, with nobody there')
    expect(caption()?.querySelector('img')).toBeNull()
  })

  it.each([
    ['no title', ''],
    ['one of blanks', '  '],
    ['one of which nothing is left', '<script>x</script>'],
  ])('is hidden where the link has %s', async (_, title) => {
    const { open } = await arrive(aLink('dusk', `class="colorbox" title="${title}"`))
    await open('dusk')
    await pass(0)
    expect(caption()).not.toBeVisible()
  })

  it("follows the site's lists without unsafe names", async () => {
    const lightbox = { sanitise: { tags: ['mark', 'script'], attributes: ['lang', 'onclick'] } }
    const { open } = await arrive(
      titled('Dusk <mark lang="de" onclick="hack()">am See</mark> <b>bold</b>'),
      { lightbox },
    )
    await open('Dusk')
    await pass(0)
    expect(caption()?.querySelector('.vitrine-gallery__caption-text')?.innerHTML).toBe(
      'Dusk <mark lang="de">am See</mark> bold',
    )
    expect(takeConsole()).toEqual([
      'warn: Vitrine: page settings: lightbox.sanitise lists names that are never allowed in captions, because they can run code, load content or change styles: <script>, onclick.',
    ])
  })

  it('shows plain text without a sanitiser', async () => {
    const title = 'Dusk <b onclick="hack()">bold</b> &amp; 5 < 6'
    const { open } = await arrive(titled(title), { lightbox: { sanitise: false } })
    await open('Dusk')
    await pass(0)
    expect(caption()?.querySelector('b')).toBeNull()
    expect(caption()?.textContent).toBe(title)
  })

  it('ignores a caption that is sanitised after the next image is shown', async () => {
    const { open, visitor } = await arrive(titled('Dusk <b>1</b>') + titled('Dawn 2'))
    await open('Dusk')
    await visitor.click(press('Next'))
    await pass(0)
    expect(caption()).toHaveTextContent(/^Dawn 2$/)
  })

  it('is down at first, for visitors without a pointer', async () => {
    const { open } = await arrive(titled('Dusk'))
    await open('Dusk')
    expect(caption()).toHaveAttribute('data-state', 'down')
    expect(screen.getByRole('status')).toHaveTextContent('image 1 of 1. Dusk')
  })
})
