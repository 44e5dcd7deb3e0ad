import { screen } from '@testing-library/react'
import { takeConsole } from '../../support/console'
import {
  aLink,
  arrive,
  caption,
  gallery,
  inGallery,
  isFollowed,
  position,
  press,
  settleImage,
  shown,
} from '../../support/galleryPage'
import { change } from '../../support/page'
import { allowMotion } from '../../support/screenWidth'
import { pass } from '../../support/time'

const lake = ['dusk', 'dawn', 'noon']
  .map((one) => aLink(one, 'data-colorbox-gallery="lake"'))
  .join('')
const house = ['hall', 'attic'].map((one) => aLink(one, 'class="colorbox" rel="house"')).join('')

describe('the gallery (spec 2.4)', () => {
  it('opens a marked link over the page, without a mount point', async () => {
    const { open } = await arrive(lake)
    expect(gallery()).toBeNull()
    await open('dawn')
    expect(gallery()).toBeVisible()
    expect(shown()).toBe('dawn')
    expect(position()).toBe('image 2 of 3')
  })

  it('groups images by their gallery attribute, else by rel', async () => {
    const { open, visitor } = await arrive(house + lake)
    await open('attic')
    expect(position()).toBe('image 2 of 2')
    await visitor.click(press('Next'))
    expect(shown()).toBe('hall')
  })

  it('groups the unnamed links that match the selector of a container', async () => {
    const links = `${aLink('one')}${aLink('two')}<a href="/rules">rules</a>${lake}`
    const { open } = await arrive(
      `<div data-vitrine="gallery" data-vitrine-links="a:has(img)">${links}</div>`,
    )
    await open('two')
    expect(position()).toBe('image 2 of 2')
    expect(isFollowed(screen.getByText('rules'))).toBe(true)
  })

  it('groups links that widgets render', async () => {
    const { open } = await arrive(
      `<div data-vitrine="gallery"><div data-vitrine-root>${house}</div></div>`,
    )
    await open('hall')
    expect(position()).toBe('image 1 of 2')
  })

  it('reports an invalid selector and leaves the links alone', async () => {
    await arrive(`<div data-vitrine="gallery" data-vitrine-links="a[">${aLink('one')}</div>`)
    expect(isFollowed(screen.getByRole('link', { name: 'one' }))).toBe(true)
    expect(takeConsole()).toEqual([
      'warn: Vitrine: gallery: links must be a CSS selector, got "a["; no link opens.',
    ])
  })

  it('adds links that arrive later to their gallery', async () => {
    const { open } = await arrive(`<p>${lake}</p>`)
    const later = aLink('dusk again', 'data-colorbox-gallery="lake"')
    await change(() => document.querySelector('p')?.insertAdjacentHTML('beforeend', later))
    await open('dusk again')
    expect(position()).toBe('image 4 of 4')
  })

  it('appends links that arrive while it is open', async () => {
    const { open, visitor } = await arrive(`<p>${lake}</p>`)
    await open('noon')
    const later = aLink('dusk again', 'data-colorbox-gallery="lake"')
    await change(() => document.querySelector('p')?.insertAdjacentHTML('afterbegin', later))
    await pass(50)
    expect(position()).toBe('image 3 of 4')
    expect(shown()).toBe('noon')
    await visitor.click(press('Next'))
    expect(shown()).toBe('dusk again')
    await visitor.click(press('Next'))
    expect(position()).toBe('image 1 of 4')
  })

  it('shows a link without a gallery alone', async () => {
    const { open } = await arrive(aLink('alone', 'class="colorbox" rel="nofollow"') + house)
    await open('alone')
    expect(position()).toBe('image 1 of 1')
    expect(gallery()?.querySelector('.pswp')).toHaveClass('pswp--one-slide')
  })

  it('moves by buttons and arrow keys, and wraps around at the end', async () => {
    const { open, visitor } = await arrive(lake)
    await open('dusk')
    await visitor.click(press('Next'))
    expect(shown()).toBe('dawn')
    await visitor.click(press('Previous'))
    expect(shown()).toBe('dusk')
    await visitor.keyboard('{ArrowLeft}')
    expect(shown()).toBe('noon')
    await visitor.keyboard('{ArrowRight}')
    expect(position()).toBe('image 1 of 3')
  })

  it('reverses the direction on a right-to-left page', async () => {
    const { open, visitor } = await arrive(lake.replaceAll('<a ', '<a style="direction: rtl" '))
    await open('dusk')
    expect(position()).toBe('image 1 of 3')
    await visitor.keyboard('{ArrowLeft}')
    expect(shown()).toBe('dawn')
    await visitor.click(press('Next'))
    expect(shown()).toBe('noon')
    expect(press('Next')).toHaveClass('pswp__button--arrow--prev')
  })

  it('runs a slideshow, 2500 ms for each loaded image, until it is stopped', async () => {
    const { open, visitor } = await arrive(lake)
    await open('dusk')
    await settleImage('load')
    await visitor.click(press('Start slideshow'))
    await pass(2499)
    expect(shown()).toBe('dusk')
    await pass(1)
    expect(shown()).toBe('dawn')
    // What is still on its way is waited for.
    await pass(2500)
    expect(shown()).toBe('dawn')
    await settleImage('load')
    await pass(2500)
    expect(shown()).toBe('noon')
    await settleImage('load')
    await visitor.click(press('Stop slideshow'))
    await pass(10_000)
    expect(shown()).toBe('noon')
    expect(press('Start slideshow')).toBeVisible()
  })

  it.each([
    [
      'its close button',
      async (visitor: { click(e: Element): Promise<void> }) => visitor.click(press('Close')),
    ],
    [
      'Escape',
      async (visitor: { keyboard(k: string): Promise<void> }) => visitor.keyboard('{Escape}'),
    ],
  ])('closes by %s and focuses the link of the last shown item', async (_, close) => {
    const { open, visitor } = await arrive(lake)
    await open('dusk')
    expect(gallery()).toHaveFocus()
    await visitor.click(press('Next'))
    await close(visitor)
    await pass(10)
    expect(gallery()).toBeNull()
    expect(screen.getByRole('link', { name: 'dawn' })).toHaveFocus()
    await open('noon')
    expect(position()).toBe('image 3 of 3')
  })

  it('announces the shown image and its caption, but nothing during a slideshow', async () => {
    const { open, visitor } = await arrive(
      aLink('dusk', 'class="colorbox" rel="lake" title="The lake at dusk"') +
        aLink('dawn', 'class="colorbox" rel="lake"'),
    )
    await open('dusk')
    const announcement = () => screen.getByRole('status').textContent
    expect(gallery()).toContainElement(screen.getByRole('status'))
    expect(announcement()).toBe('image 1 of 2. The lake at dusk')
    await visitor.click(press('Next'))
    await pass(100)
    expect(announcement()).toBe('image 2 of 2. dawn')
    await settleImage('load')
    await visitor.click(press('Start slideshow'))
    await pass(2600)
    expect(shown()).toBe('dusk')
    expect(announcement()).toBe('image 2 of 2. dawn')
  })

  it('announces an image that fails to load', async () => {
    const { open } = await arrive(lake)
    await open('dusk')
    await settleImage('error')
    const text = 'This image failed to load.'
    expect(inGallery().getByText(text, { selector: '.vitrine-gallery__error' })).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent(text)
  })

  it('shows a placeholder of the initial size until an image is measured', async () => {
    const { open } = await arrive('<a class="colorbox" href="/new.jpg">new</a>')
    await open('new')
    expect(gallery()).toBeNull()
    await pass(300)
    const room = gallery()?.querySelector<HTMLElement>('.pswp__img--placeholder')
    expect(room?.style).toMatchObject({ width: '600px', height: '450px' })
    expect(shown()).toBeUndefined()
  })

  it('has a backdrop of 0.9 and fades in 300 ms', async () => {
    const { open, visitor } = await arrive(lake)
    await open('dusk')
    expect(gallery()?.querySelector<HTMLElement>('.pswp__bg')?.style.opacity).toBe('0.9')
    const speed = gallery()?.querySelector<HTMLElement>('.pswp')?.style
    expect(speed?.getPropertyValue('--pswp-transition-duration')).toBe('0ms')
    await visitor.keyboard('{Escape}')
    await pass(10)
    allowMotion()
    await open('dusk')
    const slow = gallery()?.querySelector<HTMLElement>('.pswp')?.style
    expect(slow?.getPropertyValue('--pswp-transition-duration')).toBe('300ms')
    // Closed while it opens, it closes as soon as it is open.
    await visitor.keyboard('{Escape}')
    await pass(1000)
    expect(gallery()).not.toBeNull()
    await pass(2000)
    expect(gallery()).toBeNull()
  })

  it("uses the page's messages, and shows a plain caption without a sanitiser", async () => {
    const messages = { 'gallery.counter': 'Bild {current} von {total}', 'gallery.next': 'Weiter' }
    const { open } = await arrive(
      aLink('dusk', 'class="colorbox" rel="a" title="Abend"') +
        aLink('dawn', 'class="colorbox" rel="a"'),
      { messages },
    )
    await open('dusk')
    expect(position()).toBe('Bild 1 von 2')
    expect(press('Weiter')).toBeVisible()
    expect(caption()).toHaveTextContent('Abend')
  })
})
