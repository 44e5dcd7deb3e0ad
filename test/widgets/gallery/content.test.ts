import { screen } from '@testing-library/react'
import { recordBusEvents } from '../../support/busLog'
import { takeConsole } from '../../support/console'
import {
  aLink,
  arrive,
  gallery,
  inGallery,
  press,
  settleImage,
  shown,
} from '../../support/galleryPage'
import { change } from '../../support/page'
import { pass } from '../../support/time'
import { openWire } from '../../support/wire'

const dusk = aLink('dusk', 'class="colorbox" rel="lake"')
const rules = '<a class="colorbox" rel="lake" href="/rules#house" title="The rules">rules</a>'
const film = '<a class="colorbox" rel="lake" href="https://films.example/lake">film</a>'

describe('HTML slides (spec 2.4)', () => {
  it('load the part that the URL names when they are shown, and run no scripts', async () => {
    const wire = openWire()
    const { open, visitor } = await arrive(dusk + rules)
    await open('dusk')
    expect(wire.log).toEqual([])
    await visitor.click(press('Next'))
    await pass(0)
    expect(wire.last()).toMatchObject({
      method: 'GET',
      url: expect.stringMatching(/\/rules$|\/rules#/),
    })
    expect(inGallery().getByText('Loading…')).toBeVisible()
    await wire.answerPage(
      '<nav>Menu</nav><div id="house"><h2>House</h2><script>window.hacked = 1</script><b onclick="hack()">Quiet</b></div>',
    )
    await pass(0)
    expect(inGallery().getByRole('heading', { name: 'House' })).toBeVisible()
    expect(inGallery().queryByText('Menu')).toBeNull()
    expect(inGallery().getByText('Quiet')).not.toHaveAttribute('onclick')
    expect(window).not.toHaveProperty('hacked')
    expect(takeConsole()).toEqual([expect.stringContaining('brought script, which is left out')])
  })

  it('attach widgets and behaviours once, and detach them when they are left', async () => {
    const wire = openWire()
    const behaved: string[] = []
    const named = (what: string) => (element: Element) =>
      behaved.push(`${what} ${element.querySelector('h2')?.textContent}`)
    Object.assign(window, {
      Drupal: { attachBehaviors: named('attach'), detachBehaviors: named('detach') },
    })
    const { open, page, visitor } = await arrive(rules)
    await open('rules')
    const heard = recordBusEvents()
    await wire.answerPage(
      '<div id="house"><h2>House</h2><a class="colorbox" href="/a.jpg">a</a></div>',
    )
    await pass(50)
    expect(behaved).toEqual(['attach House'])
    expect(heard.filter((one) => one.startsWith('content:'))).toEqual(['content:attached'])
    expect(page.doctor().widgets).toHaveLength(2)
    await visitor.keyboard('{Escape}')
    await pass(50)
    expect(behaved).toEqual(['attach House', 'detach House'])
    expect(page.doctor().widgets).toHaveLength(1)
    Reflect.deleteProperty(window, 'Drupal')
  })

  it('become images when the address, which has no ending, answers with an image', async () => {
    const wire = openWire()
    const link = aLink('dusk', 'class="colorbox"').replace('/dusk.jpg', '/files/17')
    const { open } = await arrive(link)
    await open('dusk')
    await wire.answerPage('', { type: 'image/jpeg' })
    await pass(50)
    expect(shown()).toBe('dusk')
    expect(gallery()?.querySelector('.pswp__img:not([aria-hidden])')).toHaveAttribute(
      'src',
      'http://localhost/files/17',
    )
    expect(inGallery().queryByText('This content failed to load.')).toBeNull()
    expect(wire.cancelled).toEqual([200])
  })

  it('have behaviours attached to a loaded image too', async () => {
    const { open } = await arrive(dusk)
    await open('dusk')
    const attached: Element[] = []
    document.addEventListener('vitrine:content:attached', (event) =>
      attached.push((event as CustomEvent<{ element: Element }>).detail.element),
    )
    await settleImage('load')
    await pass(50)
    expect(attached.map((one) => one.querySelector('img')?.alt)).toEqual(['dusk'])
  })

  it('show a message after a failure and load again when they are shown again', async () => {
    const wire = openWire()
    const { open, visitor } = await arrive(rules + dusk)
    await open('rules')
    await wire.fail(404, 'Not Found')
    await pass(0)
    expect(
      inGallery().getByText('This content failed to load.', {
        selector: '.vitrine-gallery__error',
      }),
    ).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('This content failed to load.')
    expect(takeConsole()).toEqual([
      'warn: Vitrine: http://localhost/rules#house is not shown in the gallery: RequestFailed: 404, Not Found',
    ])
    await visitor.click(press('Next'))
    await visitor.click(press('Next'))
    await pass(0)
    await wire.answerPage('<p id="house">Be quiet</p>')
    await pass(0)
    expect(inGallery().getByText('Be quiet')).toBeVisible()
  })

  it('abort loading after 15 seconds and when they are left', async () => {
    const wire = openWire()
    const { open, visitor } = await arrive(rules + dusk)
    await open('rules')
    await visitor.click(press('Next'))
    expect(wire.log.at(-1)).toMatch(/^x/)
    await visitor.click(press('Previous'))
    await pass(15_000)
    expect(
      inGallery().getByText('This content failed to load.', {
        selector: '.vitrine-gallery__error',
      }),
    ).toBeVisible()
    expect(takeConsole()).toHaveLength(1)
  })

  it('keep their own scrolling, typing and keys', async () => {
    const wire = openWire()
    const { open, visitor } = await arrive(rules + dusk)
    await open('rules')
    await wire.answerPage('<p id="house"><label>Name <input></label></p>')
    await pass(0)
    const field = inGallery().getByLabelText('Name')
    await visitor.click(field)
    await visitor.keyboard('ab{ArrowLeft}z')
    expect(field).toHaveValue('azb')
    expect(gallery()?.querySelector('.vitrine-gallery__counter')).toHaveTextContent('image 1 of 2')
  })
})

describe('frames of other sites', () => {
  const lightbox = { embeds: ['https://films.example'] }
  const consent = { embeds: true }

  it('ask for consent with the name of the site, once per page', async () => {
    const second = film.replace('/lake', '/shore').replace('>film<', '>second<')
    const { open, visitor } = await arrive(film + second, { lightbox })
    await open('film')
    expect(gallery()?.querySelector('iframe')).toBeNull()
    expect(inGallery().getByText(/^This content comes from films\.example, which/)).toBeVisible()
    await visitor.click(press('Show it'))
    const frame = () => gallery()?.querySelector('iframe')
    expect(frame()).toHaveAttribute('src', 'https://films.example/lake')
    expect(frame()).toHaveFocus()
    await visitor.click(press('Next'))
    expect(frame()).toHaveAttribute('src', 'https://films.example/shore')
  })

  it('are shown when the site lists them, and removed when they are left', async () => {
    const { open, visitor } = await arrive(film + dusk, { lightbox, consent })
    await open('film')
    const frame = () => gallery()?.querySelector('iframe')
    expect(frame()).toHaveAttribute('src', 'https://films.example/lake')
    expect(frame()).toHaveAccessibleName('film')
    await visitor.click(press('Next'))
    expect(frame()).toBeNull()
    await visitor.click(press('Next'))
    expect(frame()).toHaveAttribute('src', 'https://films.example/lake')
    await change(() => frame()?.dispatchEvent(new Event('load')))
  })

  it('have the size of their link', async () => {
    const sized = film.replace('href', 'data-vitrine-width="640" data-vitrine-height="360" href')
    const { open } = await arrive(sized, { lightbox, consent })
    await open('film')
    const box = gallery()?.querySelector<HTMLElement>('.vitrine-gallery__content')?.style
    expect(box?.getPropertyValue('--_gallery-width')).toBe('640px')
    expect(box?.getPropertyValue('--_gallery-ratio')).toBe('640 / 360')
  })

  it("can be shown instead of the link's own URL", async () => {
    const link = film.replace('href', 'data-vitrine-src="https://films.example/embed/7" href')
    const { open } = await arrive(link, { lightbox, consent })
    await open('film')
    expect(gallery()?.querySelector('iframe')).toHaveAttribute(
      'src',
      'https://films.example/embed/7',
    )
  })
})
