import { screen, within } from '@testing-library/react'
import Cookies from 'js-cookie'
import { atEnd } from '../../support/atEnd'
import { takeConsole } from '../../support/console'
import { aVisitor, change, visit } from '../../support/page'
import { required } from '../../support/required'

const NAME = 'bt_callout_banner'
const callout = (inside: string, attributes = '') =>
  `<aside id="banner" data-vitrine="callout" ${attributes}>${inside}</aside>`
const ownless = callout('Half price <a href="/offer">until Sunday</a>')
const page = (banner: string) =>
  `<a href="#main">Skip</a>${banner}<nav><a href="/stays">Stays</a></nav><main id="main"><input></main>`

const banner = () => required(document.getElementById('banner'))
const root = document.documentElement
const close = () => within(banner()).getByRole('button', { name: 'Close' })

beforeEach(() => {
  // jsdom lays nothing out: everything is in sight but the skip link.
  const rect = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    return new DOMRect(0, this.textContent === 'Skip' ? -50 : 0, 90, 20)
  })
  Object.defineProperties(root, {
    clientWidth: { value: 1280, configurable: true },
    clientHeight: { value: 800, configurable: true },
  })
  atEnd(() => {
    rect.mockRestore()
    root.removeAttribute('data-vitrine-callout')
    Cookies.remove(NAME, { path: '/' })
  })
})

describe('the banner (spec 2.5, 4.10)', () => {
  it('is there until the visitor closes it, and is then closed for 7 days on the whole site', async () => {
    const written = jest.spyOn(Document.prototype, 'cookie', 'set')
    await visit(page(ownless))
    expect(banner()).toBeVisible()
    expect(root).not.toHaveAttribute('data-vitrine-callout')
    expect(written).not.toHaveBeenCalled()
    await aVisitor().click(close())
    expect(banner()).not.toBeVisible()
    expect(root).toHaveAttribute('data-vitrine-callout', 'closed')
    expect(written).toHaveBeenCalledTimes(1)
    const [cookie = ''] = written.mock.calls[0] ?? []
    written.mockRestore()
    const [pair, ...attributes] = cookie.split('; ')
    expect(pair).toBe('bt_callout_banner=closed')
    const days = (Date.parse(attributeOf(attributes, 'expires')) - Date.now()) / 864e5
    expect(Math.round(days * 100) / 100).toBe(7)
    expect(attributes.slice(0, 1)).toEqual(['path=/'])
    expect(attributes).toContain('sameSite=lax')
    expect(Cookies.get(NAME)).toBe('closed')
  })

  it('starts hidden when the cookie says closed', async () => {
    Cookies.set(NAME, 'closed', { path: '/' })
    await visit(page(ownless))
    expect(banner()).not.toBeVisible()
    expect(root).toHaveAttribute('data-vitrine-callout', 'closed')
  })

  it('starts visible when the cookie says anything else', async () => {
    Cookies.set(NAME, 'open', { path: '/' })
    await visit(page(ownless))
    expect(banner()).toBeVisible()
  })

  it('is closed for as long as the page is open where cookies are blocked', async () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    const get = jest.spyOn(Document.prototype, 'cookie', 'get').mockImplementation(refuse)
    const set = jest.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(refuse)
    const api = await visit(page(ownless))
    await aVisitor().click(close())
    expect(banner()).not.toBeVisible()
    await change(() => api.detach())
    await change(() => api.attach())
    expect(banner()).not.toBeVisible()
    set.mockRestore()
    get.mockRestore()
  })

  it('is gone on a page that comes back as it was left, where it was closed meanwhile', async () => {
    await visit(page(ownless))
    Cookies.set(NAME, 'closed', { path: '/' })
    expect(banner()).toBeVisible()
    const persisted = true
    await change(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted })))
    expect(banner()).not.toBeVisible()
  })

  it('is told of on the bus, and a second one goes with it', async () => {
    const api = await visit(page(ownless + ownless.replace('banner', 'second')))
    const heard: Element[] = []
    api.bus.on('callout:closed', ({ element }) => heard.push(element))
    await aVisitor().click(close())
    expect(heard).toEqual([banner()])
    expect(document.getElementById('second')).not.toBeVisible()
  })

  it('is given back as it was', async () => {
    const before = page(callout('<a class="close" href="/close">×</a>Half price'))
    const api = await visit(before)
    await change(() => api.detach())
    expect(document.body.innerHTML).toContain(banner().outerHTML)
    expect(banner().outerHTML).toBe(
      '<aside id="banner" data-vitrine="callout"><a class="close" href="/close">×</a>Half price</aside>',
    )
    await change(() => api.attach())
    await aVisitor().click(close())
    await change(() => api.detach())
    expect(banner()).not.toHaveAttribute('hidden')
    expect(root).toHaveAttribute('data-vitrine-callout', 'closed')
  })

  it('that the CMS hides stays hidden when it is given back', async () => {
    const api = await visit(callout('Half price', 'hidden'))
    await change(() => api.detach())
    expect(banner()).toHaveAttribute('hidden')
    expect(banner().children).toHaveLength(0)
  })
})

describe('its close control', () => {
  it('is one of ours where the CMS has none, named Close and shown as ×, once', async () => {
    const api = await visit(page(ownless))
    await change(() => api.attach())
    expect(within(banner()).getAllByRole('button')).toEqual([close()])
    expect(close()).toHaveTextContent(/^×$/)
  })

  it.each([
    '<button class="banner__close">Close</button>',
    '<button id="btnClose">Not now</button>',
    '<button data-bs-dismiss="alert"><svg></svg></button>',
    '<input type="button" value="×">',
    '<a href="/close" title="Close">x</a>',
    '<a class="callout-dismiss">✕</a>',
    '<span role="button">Close</span>',
  ])('is the CMS’s own: %s', async (control) => {
    await visit(
      page(callout(`Half price <a class="closeout-sale" href="/sale">Sale</a>${control}`)),
    )
    const name = control.includes('Not now') ? 'Not now' : 'Close'
    const buttons = within(banner()).getAllByRole('button')
    expect(buttons).toHaveLength(1)
    expect(buttons[0]).toHaveAccessibleName(name)
    await aVisitor().click(required(buttons[0]))
    expect(banner()).not.toBeVisible()
  })

  it.each([
    ['<a class="close">×</a>', '{Enter}'],
    ['<a class="close">×</a>', ' '],
    ['<a class="close" href="#none">×</a>', '{Enter}'],
    ['<a class="close" href="#none">×</a>', ' '],
    ['<button class="close">×</button>', ' '],
  ])('works by keyboard: %s %j', async (control, key) => {
    await visit(page(callout(control)))
    close().focus()
    expect(close()).toHaveFocus()
    await aVisitor().keyboard(key)
    expect(banner()).not.toBeVisible()
    expect(location.hash).toBe('')
  })

  it('is where the themer says', async () => {
    const inside = '<button class="close">Close the menu</button><i class="x">Go away</i>'
    await visit(page(callout(inside, 'data-vitrine-close=".x"')))
    await aVisitor().click(screen.getByText('Close the menu'))
    expect(banner()).toBeVisible()
    await aVisitor().click(screen.getByRole('button', { name: 'Go away' }))
    expect(banner()).not.toBeVisible()
  })

  it.each([
    ['.x', 'close must find the close control in the banner, got ".x"'],
    ['((', 'close must be a CSS selector, got "(("'],
  ])('that the themer says wrongly is told: %s', async (selector, issue) => {
    await visit(page(callout('Half price', `data-vitrine-close="${selector}"`)))
    expect(takeConsole()).toEqual([`error: Vitrine: callout#banner was not mounted.\n  ${issue}`])
    expect(banner()).toBeVisible()
  })

  it('leaves a link to be opened elsewhere alone', async () => {
    await visit(page(callout('<a class="close" href="#none">×</a>')))
    const visitor = aVisitor()
    await visitor.keyboard('{Control>}')
    await visitor.click(close())
    expect(banner()).toBeVisible()
  })
})

describe('once it is closed', () => {
  it('the focus that stood in it goes to the next control in sight', async () => {
    await visit(page(ownless))
    await aVisitor().click(close())
    expect(screen.getByRole('link', { name: 'Stays' })).toHaveFocus()
  })

  it('the focus goes to the one before where nothing follows, but to no skip link out of sight', async () => {
    await visit(`<a href="#main">Skip</a><a href="/stays">Stays</a>${ownless}`)
    await aVisitor().click(close())
    expect(screen.getByRole('link', { name: 'Stays' })).toHaveFocus()
  })

  it('the focus goes to the main part where there is no control, for as long as it is there', async () => {
    await visit(`<a href="#main">Skip</a>${ownless}<main>Text</main>`)
    await aVisitor().click(close())
    const main = screen.getByRole('main')
    expect(main).toHaveFocus()
    main.blur()
    expect(main).not.toHaveAttribute('tabindex')
  })

  it('a focus elsewhere stays where it is', async () => {
    await visit(page(ownless))
    const field = screen.getByRole('textbox')
    field.focus()
    await change(() => close().dispatchEvent(new MouseEvent('click', { bubbles: true })))
    expect(banner()).not.toBeVisible()
    expect(field).toHaveFocus()
  })

  it('that is said politely, in the page’s own words', async () => {
    const messages = { 'callout.closed': 'Weg.', 'callout.close': 'Schließen' }
    const settings = `<script type="application/json" data-vitrine-settings>${JSON.stringify({ messages })}</script>`
    await visit(settings + page(ownless))
    await aVisitor().click(screen.getByRole('button', { name: 'Schließen' }))
    expect(screen.getByRole('status')).toHaveTextContent('Weg.')
  })
})

function attributeOf(attributes: readonly string[], name: string): string {
  return attributes.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
}
