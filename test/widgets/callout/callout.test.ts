import { screen, within } from '@testing-library/react'
import Cookies from 'js-cookie'
import { takeConsole } from '../../support/console'
import { onTestEnd } from '../../support/onTestEnd'
import { aVisitor, change, visit } from '../../support/page'
import { required } from '../../support/required'

const NAME = 'bt_callout_banner'
const callout = (inside: string, attributes = '') =>
  `<aside id="banner" data-vitrine="callout" ${attributes}>${inside}</aside>`
const withoutControl = callout('Half price <a href="/offer">until Sunday</a>')
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
  onTestEnd(() => {
    rect.mockRestore()
    root.removeAttribute('data-vitrine-callout')
    Cookies.remove(NAME, { path: '/' })
  })
})

describe('the banner (spec 2.5, 4.10)', () => {
  it('is shown until the visitor closes it, then hidden for 7 days on the whole site', async () => {
    const written = jest.spyOn(Document.prototype, 'cookie', 'set')
    await visit(page(withoutControl))
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
    await visit(page(withoutControl))
    expect(banner()).not.toBeVisible()
    expect(root).toHaveAttribute('data-vitrine-callout', 'closed')
  })

  it('starts visible with any other cookie value', async () => {
    Cookies.set(NAME, 'open', { path: '/' })
    await visit(page(withoutControl))
    expect(banner()).toBeVisible()
  })

  it('stays closed on the page when cookies are blocked', async () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    const get = jest.spyOn(Document.prototype, 'cookie', 'get').mockImplementation(refuse)
    const set = jest.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(refuse)
    const api = await visit(page(withoutControl))
    await aVisitor().click(close())
    expect(banner()).not.toBeVisible()
    await change(() => api.detach())
    await change(() => api.attach())
    expect(banner()).not.toBeVisible()
    set.mockRestore()
    get.mockRestore()
  })

  it('is hidden on a page from the back/forward cache when it was closed meanwhile', async () => {
    await visit(page(withoutControl))
    Cookies.set(NAME, 'closed', { path: '/' })
    expect(banner()).toBeVisible()
    const persisted = true
    await change(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted })))
    expect(banner()).not.toBeVisible()
  })

  it('reports the close on the bus, and hides a second banner', async () => {
    const api = await visit(page(withoutControl + withoutControl.replace('banner', 'second')))
    const heard: Element[] = []
    api.bus.on('callout:closed', ({ element }) => heard.push(element))
    await aVisitor().click(close())
    expect(heard).toEqual([banner()])
    expect(document.getElementById('second')).not.toBeVisible()
  })

  it('is restored when it is detached', async () => {
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

  it('stays hidden when the CMS has hidden it', async () => {
    const api = await visit(callout('Half price', 'hidden'))
    await change(() => api.detach())
    expect(banner()).toHaveAttribute('hidden')
    expect(banner().children).toHaveLength(0)
  })
})

describe('its close control', () => {
  it('is added once when the CMS has none, named Close and shown as ×', async () => {
    const api = await visit(page(withoutControl))
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
  ])('uses the control of the CMS: %s', async (control) => {
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

  it('is found by the configured selector', async () => {
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
  ])('with a wrong selector is reported: %s', async (selector, issue) => {
    await visit(page(callout('Half price', `data-vitrine-close="${selector}"`)))
    expect(takeConsole()).toEqual([`error: Vitrine: callout#banner was not mounted.\n  ${issue}`])
    expect(banner()).toBeVisible()
  })

  it('ignores a click that opens the link elsewhere', async () => {
    await visit(page(callout('<a class="close" href="#none">×</a>')))
    const visitor = aVisitor()
    await visitor.keyboard('{Control>}')
    await visitor.click(close())
    expect(banner()).toBeVisible()
  })
})

describe('closing the banner', () => {
  it('moves its focus to the next visible control', async () => {
    await visit(page(withoutControl))
    await aVisitor().click(close())
    expect(screen.getByRole('link', { name: 'Stays' })).toHaveFocus()
  })

  it('moves the focus to the control before when none follows, but not to a hidden skip link', async () => {
    await visit(`<a href="#main">Skip</a><a href="/stays">Stays</a>${withoutControl}`)
    await aVisitor().click(close())
    expect(screen.getByRole('link', { name: 'Stays' })).toHaveFocus()
  })

  it('moves the focus to the main part when there is no control', async () => {
    await visit(`<a href="#main">Skip</a>${withoutControl}<main>Text</main>`)
    await aVisitor().click(close())
    const main = screen.getByRole('main')
    expect(main).toHaveFocus()
    main.blur()
    expect(main).not.toHaveAttribute('tabindex')
  })

  it('keeps a focus elsewhere', async () => {
    await visit(page(withoutControl))
    const field = screen.getByRole('textbox')
    field.focus()
    await change(() => close().dispatchEvent(new MouseEvent('click', { bubbles: true })))
    expect(banner()).not.toBeVisible()
    expect(field).toHaveFocus()
  })

  it('is announced politely, in the texts of the page settings', async () => {
    const messages = { 'callout.closed': 'Weg.', 'callout.close': 'Schließen' }
    const settings = `<script type="application/json" data-vitrine-settings>${JSON.stringify({ messages })}</script>`
    await visit(settings + page(withoutControl))
    await aVisitor().click(screen.getByRole('button', { name: 'Schließen' }))
    expect(screen.getByRole('status')).toHaveTextContent('Weg.')
  })
})

function attributeOf(attributes: readonly string[], name: string): string {
  return attributes.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
}
