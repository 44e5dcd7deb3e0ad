import { screen } from '@testing-library/react'
import { takeConsole } from '../../support/console'
import { aLink, arrive, gallery, isFollowed, position } from '../../support/galleryPage'
import { change } from '../../support/page'
import { setDeviceWidth } from '../../support/screenWidth'
import { pass } from '../../support/time'

const dusk = aLink('dusk', 'class="colorbox" rel="lake"')
const dawn = aLink('dawn', 'class="colorbox" rel="lake"')
const link = (name: string) => screen.getByRole('link', { name })

describe('the browser follows a gallery link', () => {
  it.each([
    ['with Ctrl', { ctrlKey: true }],
    ['with the command key', { metaKey: true }],
    ['with Shift', { shiftKey: true }],
    ['with Alt', { altKey: true }],
    ['with the middle button', { button: 1 }],
  ])('%s', async (_, how) => {
    await arrive(dusk)
    expect(isFollowed(link('dusk'), how)).toBe(true)
    await pass(100)
    expect(gallery()).toBeNull()
  })

  it('after another script has handled the click', async () => {
    const { open } = await arrive(dusk)
    link('dusk').addEventListener('click', (event) => event.preventDefault(), true)
    await open('dusk')
    expect(gallery()).toBeNull()
  })

  it('with a download attribute', async () => {
    await arrive(aLink('dusk', 'class="colorbox" download'))
    expect(isFollowed(link('dusk'))).toBe(true)
  })

  it.each([
    [
      'javascript:alert(1)',
      '"javascript:alert(1)" must be an http or https URL, or a relative one',
    ],
    [
      'data:image/png;base64,AA',
      '"data:image/png;base64,AA" must be an http or https URL, or a relative one',
    ],
    [
      'mailto:a@stays.example',
      '"mailto:a@stays.example" must be an http or https URL, or a relative one',
    ],
    ['http://[', '"http://[" must be an http or https URL, or a relative one'],
    [
      'https://films.example/lake',
      "https://films.example is another site; list it in the page settings' lightbox.embeds to show it in the gallery",
    ],
  ])('that may not be shown, and the reason is reported: %s', async (href, why) => {
    await arrive(`<a class="colorbox" href="${href}">film</a>`)
    expect(isFollowed(screen.getByText('film'))).toBe(true)
    expect(takeConsole()).toEqual([`warn: Vitrine: a link is not opened in the gallery: ${why}`])
  })

  it('that may not be shown, while the others of its gallery open without it', async () => {
    const film = '<a class="colorbox" rel="lake" href="https://films.example/lake">film</a>'
    const { open } = await arrive(dusk + film + dawn)
    await open('dawn')
    expect(position()).toBe('image 2 of 2')
    expect(takeConsole()).toHaveLength(1)
  })

  it('without an address is not a gallery link', async () => {
    await arrive('<a class="colorbox">nowhere</a>')
    expect(isFollowed(screen.getByText('nowhere'))).toBe(true)
  })
})

describe('the cut-off for mobile devices (spec 2.4, 3.18)', () => {
  const lightbox = { mobiledetect: true, mobiledevicewidth: '480px' }

  it.each([
    [480, true],
    [481, false],
  ])('skips the gallery on a screen of %i px: %s', async (width, followed) => {
    setDeviceWidth(width)
    await arrive(dusk, { lightbox })
    expect(isFollowed(link('dusk'))).toBe(followed)
  })

  it('has no effect when it is off', async () => {
    setDeviceWidth(320)
    await arrive(dusk, { lightbox: { mobiledevicewidth: 480 } })
    expect(isFollowed(link('dusk'))).toBe(false)
  })

  it('reports invalid settings and uses the defaults', async () => {
    setDeviceWidth(320)
    await arrive(dusk, { lightbox: { ...lightbox, mobiledevicewidth: 'small' } })
    expect(isFollowed(link('dusk'))).toBe(true)
    expect(takeConsole()).toEqual([
      'warn: Vitrine: page settings: lightbox: mobiledevicewidth must be a width in pixels, such as 480 or "480px", got "small". Its default is used.',
    ])
  })
})

describe('beside Colorbox', () => {
  afterEach(() => Reflect.deleteProperty(window, 'jQuery'))

  it('leaves the links to Colorbox and reports it once', async () => {
    Object.assign(window, { jQuery: Object.assign(() => {}, { colorbox: () => {} }) })
    await arrive(dusk + dawn)
    expect(isFollowed(link('dusk'))).toBe(true)
    expect(isFollowed(link('dawn'))).toBe(true)
    expect(takeConsole()).toEqual([
      "warn: Vitrine: Colorbox is on this page, so it handles the gallery's links. Remove Colorbox to open them in Vitrine's gallery.",
    ])
  })

  it('ignores an element named jQuery and jQuery without Colorbox', async () => {
    await arrive(`<img id="jQuery" alt="">${dusk}`)
    expect(isFollowed(link('dusk'))).toBe(false)
    await arrive(dusk)
    Object.assign(window, { jQuery: () => {} })
    expect(isFollowed(link('dusk'))).toBe(false)
  })
})

describe('a detached gallery', () => {
  it('leaves plain links', async () => {
    const { page } = await arrive(dusk)
    await change(() => page.detach())
    expect(isFollowed(link('dusk'))).toBe(true)
  })

  it('closes when its last link is removed', async () => {
    const { open, page } = await arrive(`<p>${dusk}</p><div>${dawn}</div>`)
    await open('dusk')
    await change(() => page.detach(document.querySelector('p') as Element))
    expect(gallery()).not.toBeNull()
    await change(() => document.querySelector('div')?.remove())
    await pass(40)
    expect(gallery()).toBeNull()
    expect(document.documentElement).not.toHaveAttribute('data-vitrine-locked')
  })
})

describe('a gallery without a link', () => {
  it.each([
    ['no link', '<p>Soon</p>', ''],
    ['unmarked links', aLink('dusk'), ''],
    ['links without an address', '<a class="colorbox">dusk</a>', ''],
    ['links of another selector', dusk, 'data-vitrine-links="a.picture"'],
  ])('is reported once: %s', async (_, html, attributes) => {
    const { page } = await arrive(`<div data-vitrine="gallery" ${attributes}>${html}</div>`)
    const links = attributes ? 'a.picture' : 'a[data-colorbox-gallery], a.colorbox'
    const report = `warn: Vitrine: gallery: no link in it opens, since none is "${links}". Mark links so, or set links.`
    expect(takeConsole()).toEqual([report])
    await change(() => page.attach(document.body))
    expect(takeConsole()).toEqual([])
  })

  it('opens the links that come later', async () => {
    const { open } = await arrive('<div data-vitrine="gallery" id="house"></div>')
    takeConsole()
    await change(() => document.getElementById('house')?.insertAdjacentHTML('beforeend', dusk))
    await open('dusk')
    expect(position()).toBe('image 1 of 1')
  })
})
