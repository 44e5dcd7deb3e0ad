import { screen, within } from '@testing-library/react'
import type { VitrineApi } from '../../../mount/app/vitrineApi'
import { takeConsole } from '../../support/console'
import { markup, menu, near, placeholder, REGIONS } from '../../support/lazyPage'
import { onTestEnd } from '../../support/onTestEnd'
import { change, visit } from '../../support/page'
import { aMoment, pass } from '../../support/time'
import { scrollTo, watched } from '../../support/viewport'
import { openWire } from '../../support/wire'

describe('a placeholder (spec 3.17, 4.11, 7.7)', () => {
  it('is replaced by the fetched markup when it is near', async () => {
    const wire = openWire()
    await visit(placeholder())
    expect(wire.log).toEqual([])
    expect(menu()).toHaveClass('bto-lazy')
    expect(menu()).toHaveAttribute('data-bto-jump-select', '/fragments/regions')
    scrollTo(menu())
    await aMoment()
    expect(wire.log).toEqual([`> ${REGIONS}`])
    expect(wire.last().method).toBe('GET')
    expect(menu()).toHaveAttribute('aria-busy', 'true')
    expect(menu()).toHaveAttribute('data-state', 'pending')
    await wire.answerPage(markup)
    expect(document.body.innerHTML).toContain(`<p>Before</p>${markup}<p>After</p>`)
    await aMoment()
    expect(watched()).toEqual([])
    expect(wire.log).toHaveLength(2)
  })

  it('sends the page state’s jquery_version (spec 7.6)', async () => {
    setGlobal('drupalSettings', { ajaxPageState: { jquery_version: '3.7.1' } })
    const { wire } = await near(placeholder('', '/fragments/regions?of=us'))
    expect(new URL(wire.last().url).searchParams.get('ajax_page_state[jquery_version]')).toBe(
      '3.7.1',
    )
    expect(new URL(wire.last().url).searchParams.get('of')).toBe('us')
  })

  it('is loaded for print', async () => {
    const wire = openWire()
    await visit(placeholder())
    await change(() => window.dispatchEvent(new Event('beforeprint')))
    await aMoment()
    expect(wire.log).toEqual([`> ${REGIONS}`])
  })

  it('aborts its request when it is removed', async () => {
    const { wire, page } = await near()
    await change(() => menu().remove())
    await aMoment()
    expect(wire.log).toEqual([`> ${REGIONS}`, `x ${REGIONS}`])
    await pass(60_000)
    expect(wire.waiting()).toEqual([])
    expect(page.doctor().widgets).toEqual([])
  })

  it('moves its focus into the new markup', async () => {
    const { wire } = await near(placeholder('<a href="/fragments/regions">Regions</a>'))
    screen.getByRole('link', { name: 'Regions' }).focus()
    await wire.answerPage(markup)
    expect(screen.getByLabelText('Region')).toHaveFocus()
  })

  it('moves its focus to the first new element when none is focusable', async () => {
    const { wire } = await near(placeholder('<a href="/fragments/regions">Regions</a>'))
    screen.getByRole('link', { name: 'Regions' }).focus()
    await wire.answerPage('<h2>No regions</h2>')
    expect(screen.getByRole('heading', { name: 'No regions' })).toHaveFocus()
  })
})

describe('behaviours of the new markup', () => {
  interface Attached {
    readonly by: string
    readonly element: Element | null
    readonly settings?: unknown
  }

  function watchOrder(page?: VitrineApi) {
    const order: Attached[] = []
    page?.bus.on('widget:mounted', ({ widget, element }) => order.push({ by: widget, element }))
    page?.bus.on('content:attached', ({ element }) => order.push({ by: 'event', element }))
    return order
  }

  it('are attached once: ours, then Drupal’s with its settings, then the event', async () => {
    const settings = { path: '/' }
    const order: Attached[] = []
    setGlobal('drupalSettings', settings)
    setGlobal('Drupal', {
      behaviors: {},
      attachBehaviors: (element: Element, given: unknown) =>
        order.push({ by: 'Drupal', element, settings: given }),
    })
    const { wire, page } = await near()
    page.bus.on('widget:mounted', ({ widget, element }) => order.push({ by: widget, element }))
    page.bus.on('content:attached', ({ element }) => order.push({ by: 'event', element }))
    await wire.answerPage('<h2>Stays</h2><section><div data-vitrine="notices"></div></section>')
    await aMoment()
    const heading = screen.getByRole('heading', { name: 'Stays' })
    const section = document.querySelector('section')
    const named = order.filter(({ by }) => by !== 'notices')
    expect(named).toEqual([
      { by: 'Drupal', element: heading, settings },
      { by: 'Drupal', element: section, settings },
      { by: 'event', element: heading },
      { by: 'event', element: section },
    ])
    expect(order.filter(({ by }) => by === 'notices')).toHaveLength(1)
  })

  it('get the settings of an older Drupal; one that throws is reported, and the rest run', async () => {
    setGlobal('Drupal', {
      settings: { basePath: '/' },
      attachBehaviors: (_: Element, { basePath }: { basePath: string }) => {
        throw new Error(`no ${basePath}`)
      },
    })
    const { wire, page } = await near()
    const order = watchOrder(page)
    await wire.answerPage('<h2>Stays</h2>')
    expect(order).toEqual([{ by: 'event', element: screen.getByRole('heading') }])
    expect(takeConsole()).toEqual(['error: Vitrine: a Drupal behavior threw: Error: no /'])
  })
})

describe('a failed fragment', () => {
  it('is requested again after 1 and after 4 seconds', async () => {
    const { wire } = await near()
    await wire.fail()
    await pass(999)
    expect(wire.waiting()).toEqual([])
    await pass(1)
    expect(wire.waiting()).toEqual([REGIONS])
    await wire.fail()
    await pass(3999)
    expect(wire.waiting()).toEqual([])
    await pass(1)
    await wire.answerPage(markup)
    expect(screen.getByLabelText('Region')).toBeVisible()
    expect(document.body).not.toHaveTextContent('Loading…')
  })

  it('leaves a text and a link to its address, and is reported', async () => {
    const { wire } = await near()
    await wire.fail(503, 'Busy')
    await pass(1000)
    await wire.failNetwork()
    await pass(4000)
    expect(menu()).toHaveTextContent('Loading…')
    await wire.fail(500, 'Server Error')
    await pass(60_000)
    expect(wire.log).toHaveLength(6)
    expect(menu()).toHaveTextContent(/^This content failed to load\. Open it on a page of its own$/)
    expect(within(menu()).getByRole('link')).toHaveAttribute('href', '/fragments/regions')
    expect(menu()).toHaveAttribute('data-state', 'failed')
    expect(menu()).not.toHaveAttribute('aria-busy')
    expect(takeConsole()).toEqual([
      'error: Vitrine: data-bto-jump-select="/fragments/regions" was not loaded: 500, Server Error',
    ])
  })

  it('uses the texts of the page settings, and restores the placeholder', async () => {
    const messages = { 'lazy.failed': 'Das kam nicht.', 'lazy.open': 'Öffnen' }
    const settings = `<script type="application/json" data-vitrine-settings>${JSON.stringify({ messages })}</script>`
    const { wire, page } = await near(settings + placeholder())
    await failAll(wire)
    expect(menu()).toHaveTextContent('Das kam nicht. Öffnen')
    await change(() => page.detach())
    expect(menu().outerHTML).toBe(
      '<div id="menu" class="bto-lazy" data-bto-jump-select="/fragments/regions">Loading…</div>',
    )
    takeConsole()
  })

  it('keeps the CMS’s content when it has controls', async () => {
    const { wire } = await near(placeholder('<a href="/regions">All regions</a>'))
    await failAll(wire)
    const links = within(menu()).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual([
      'All regions',
      'Open it on a page of its own',
    ])
    takeConsole()
  })

  it('is one that takes too long, is a whole page, or is not HTML', async () => {
    const { wire } = await near()
    await pass(15_000)
    expect(wire.log).toEqual([`> ${REGIONS}`, `x ${REGIONS}`])
    await pass(1000)
    await wire.answerPage('<!doctype html><h1>We will be back soon</h1>')
    await pass(4000)
    await wire.answerPage('{}', { type: 'application/json' })
    expect(menu()).toHaveTextContent('This content failed to load.')
    expect(takeConsole()).toEqual([
      'error: Vitrine: data-bto-jump-select="/fragments/regions" was not loaded: 200, no HTML but application/json',
    ])
  })
})

async function failAll(wire: ReturnType<typeof openWire>) {
  await wire.fail()
  await pass(1000)
  await wire.fail()
  await pass(4000)
  await wire.fail()
}

function setGlobal(name: string, value: unknown) {
  Object.assign(window, { [name]: value })
  onTestEnd(() => {
    Reflect.deleteProperty(window, name)
  })
}
