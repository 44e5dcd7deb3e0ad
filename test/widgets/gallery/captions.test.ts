import { screen } from '@testing-library/react'
import { CAPTION_RULES, captionRules } from '../../../src/gallery/captionRules'
import { CAPTION_MOST } from '../../../src/gallery/constants'
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

describe('a caption, sanitised (spec 5.7)', () => {
  it.each([
    [
      'keeps the tags of the list',
      '<a href="/x">a</a><b>b</b><strong>s</strong><i>i</i><em>e</em><u>u</u><cite>c</cite><code>c</code><br />',
    ],
    [
      'keeps the attributes of the list',
      '<a href="https://stays.example/x?a=1#b" hreflang="de" title="t" target="_blank">a</a>',
    ],
    [
      'keeps relative addresses, mail and telephone',
      '<a href="x/y">a</a><a href="mailto:a@b.example">m</a><a href="tel:+49">t</a>',
    ],
  ])('%s', (_, html) => {
    expect(clean(html)).toBe(html)
  })

  it.each([
    ['other tags, not their text', '<p class="x">A <mark>bright</mark> room</p>', 'A bright room'],
    ['the text of scripts and styles', 'a<script>b</script><style>c</style>d', 'ad'],
    ['other attributes', '<b class="x" id="y" style="color:red" data-z="1">b</b>', '<b>b</b>'],
    ['the names of windows', '<a href="/x" target="other">a</a>', '<a href="/x">a</a>'],
  ])('loses %s', (_, html, left) => {
    expect(clean(html)).toBe(left)
  })

  it('has at least 150 hostile ones to stand, of at least twelve families', () => {
    expect(new Set(ALL_HOSTILE.map(([, one]) => one)).size).toBeGreaterThanOrEqual(150)
    expect(Object.keys(HOSTILE_CAPTIONS).length).toBeGreaterThanOrEqual(12)
  })

  const own = captionRules({
    tags: ['mark', 'a', 'img', 'p', 'script', 'svg', 'iframe'],
    attributes: ['href', 'src', 'alt', 'rel', 'target', 'onclick', 'style', 'srcdoc'],
  })
  const sanitisers = [
    ['our lists', clean, CAPTION_RULES],
    ["a site's own lists", captionSanitiser(own.rules), own.rules],
  ] as const

  describe.each(sanitisers)('by %s', (_, sanitise, rules) => {
    it.each(ALL_HOSTILE)('%s: nothing but what is listed is left of %.80s', (_family, html) => {
      const left = sanitise(html.slice(0, CAPTION_MOST))
      for (const element of parsed(left).querySelectorAll('*')) {
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
      expect(sanitise(left)).toBe(left)
    })
  })
})

describe('the caption of a gallery (spec 2.4, 5.7)', () => {
  const titled = (title: string, rel = 'lake') => {
    const escaped = title.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
    return aLink(title.slice(0, 4), `class="colorbox" rel="${rel}" title="${escaped}"`)
  }

  it("is the link's title, with the markup that it may have", async () => {
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

  it("has the site's own lists instead of ours, and never what could run", async () => {
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
      'warn: Vitrine: page settings: lightbox.sanitise names what no caption gets, since it could run, load or restyle: <script>, onclick.',
    ])
  })

  it('is plain text without a sanitiser', async () => {
    const title = 'Dusk <b onclick="hack()">bold</b> &amp; 5 < 6'
    const { open } = await arrive(titled(title), { lightbox: { sanitise: false } })
    await open('Dusk')
    await pass(0)
    expect(caption()?.querySelector('b')).toBeNull()
    expect(caption()?.textContent).toBe(title)
  })

  it('belongs to the image that is shown, however long the one before takes', async () => {
    const { open, visitor } = await arrive(titled('Dusk <b>1</b>') + titled('Dawn 2'))
    await open('Dusk')
    await visitor.click(press('Next'))
    await pass(0)
    expect(caption()).toHaveTextContent(/^Dawn 2$/)
  })

  it('is down at first, so that whoever has no pointer sees it', async () => {
    const { open } = await arrive(titled('Dusk'))
    await open('Dusk')
    expect(caption()).toHaveAttribute('data-state', 'down')
    expect(screen.getByRole('status')).toHaveTextContent('image 1 of 1. Dusk')
  })
})
