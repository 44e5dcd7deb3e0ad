import { screen, within } from '@testing-library/react'
import type { VitrineApi } from '../../../mount/app/vitrineApi'
import { atEnd } from '../../support/atEnd'
import { takeConsole } from '../../support/console'
import { change, visit } from '../../support/page'
import { required } from '../../support/required'
import { aMoment, pass } from '../../support/time'
import { scrollTo, watched } from '../../support/viewport'
import { openWire } from '../../support/wire'

const REGIONS = 'http://localhost/fragments/regions'
const placeholder = (inside = 'Loading…', url = '/fragments/regions') =>
  `<p>Before</p><div id="menu" class="bto-lazy" data-bto-jump-select="${url}">${inside}</div><p>After</p>`
const menu = () => required(document.getElementById('menu'))
const markup =
  '<h2>Regions</h2><form id="jump"><label>Region <select><option>All</option></select></label></form>'

/** A page with a placeholder that the visitor has come near. */
async function near(html = placeholder()) {
  const wire = openWire()
  const page = await visit(html)
  scrollTo(menu())
  await aMoment()
  return { wire, page }
}

describe('a placeholder (spec 3.17, 4.11, 7.7)', () => {
  it('waits until it is near, and then gives its place to what is fetched from its address', async () => {
    const wire = openWire()
    await visit(placeholder())
    expect(wire.log).toEqual([])
    expect(menu()).toHaveClass('bto-lazy')
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

  it('carries the page state’s jquery_version (spec 7.6)', async () => {
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

  it('that leaves the page has its request aborted, and nothing of it comes', async () => {
    const { wire, page } = await near()
    await change(() => menu().remove())
    await aMoment()
    expect(wire.log).toEqual([`> ${REGIONS}`, `x ${REGIONS}`])
    await pass(60_000)
    expect(wire.waiting()).toEqual([])
    expect(page.doctor().widgets).toEqual([])
  })

  it('gives a focus that stood in it to what came', async () => {
    const { wire } = await near(placeholder('<a href="/fragments/regions">Regions</a>'))
    screen.getByRole('link', { name: 'Regions' }).focus()
    await wire.answerPage(markup)
    expect(screen.getByLabelText('Region')).toHaveFocus()
  })

  it('gives a focus that stood in it to the first of what came, where nothing takes it', async () => {
    const { wire } = await near(placeholder('<a href="/fragments/regions">Regions</a>'))
    screen.getByRole('link', { name: 'Regions' }).focus()
    await wire.answerPage('<h2>No regions</h2>')
    expect(screen.getByRole('heading', { name: 'No regions' })).toHaveFocus()
  })
})

describe('behaviours are re-attached to what came', () => {
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

  it('ours first, then Drupal’s with its settings, then the event, each once', async () => {
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

  it('with the settings of an older Drupal; a behavior that throws is told, and the rest is done', async () => {
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

describe('a part of the page that does not come', () => {
  it('is asked for again after 1 and after 4 seconds', async () => {
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

  it('leaves a text and a link to its address, and is told', async () => {
    const { wire } = await near()
    await wire.fail(503, 'Busy')
    await pass(1000)
    await wire.breakOff()
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

  it('says so in the page’s own words, and is given back as it was', async () => {
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

  it('leaves what the CMS put there, where that leads somewhere', async () => {
    const { wire } = await near(placeholder('<a href="/regions">All regions</a>'))
    await failAll(wire)
    const links = within(menu()).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual([
      'All regions',
      'Open it on a page of its own',
    ])
    takeConsole()
  })

  it('counts as failed when it takes too long, or is a whole page, or no HTML', async () => {
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

describe('a part of the page that may not come', () => {
  it.each([
    [
      'javascript:alert(1)',
      '"javascript:alert(1)" must be an http or https URL, or a relative one',
    ],
    ['', '"" is no URL'],
    [
      '//evil.example/a',
      "http://evil.example is another site; list it in the page settings' content_origins if its markup may stand on this page",
    ],
  ])('is not asked for, and its placeholder stays as it is: %j', async (url, reason) => {
    const { wire } = await near(placeholder('Loading…', url))
    expect(wire.log).toEqual([])
    expect(menu().outerHTML).toBe(
      `<div id="menu" class="bto-lazy" data-bto-jump-select="${url}">Loading…</div>`,
    )
    expect(takeConsole()).toEqual([`error: Vitrine: data-bto-jump-select: ${reason}.`])
  })

  it('may come from another site that the settings list', async () => {
    const settings = `<script type="application/json" data-vitrine-settings>{"content_origins": ["https://cms.example/"]}</script>`
    const url = 'https://cms.example/regions'
    const { wire } = await near(settings + placeholder('', url))
    await wire.answerPage(markup, { url })
    expect(screen.getByLabelText('Region')).toBeVisible()
  })

  it('is told where the setting lists what is no origin', async () => {
    const settings = `<script type="application/json" data-vitrine-settings>{"content_origins": ["cms", 7]}</script>`
    const { wire } = await near(settings + placeholder())
    await wire.answerPage(markup)
    const said = (got: string) =>
      `warn: Vitrine: page settings: content_origins must list origins such as "https://cms.example", got ${got}.`
    expect(takeConsole()).toEqual([said('"cms"'), said('7')])
  })

  it('stops where it contains itself, at once or by way of another', async () => {
    const inner = (id: string, url: string) =>
      `<div id="${id}"><div class="bto-lazy" id="${id}-in" data-bto-jump-select="${url}">Loading…</div></div>`
    const wire = openWire()
    await visit(placeholder('', '/a'))
    scrollTo(menu())
    await aMoment()
    await wire.answerPage(inner('a', '/b'))
    await aMoment()
    scrollTo(required(document.getElementById('a-in')))
    await aMoment()
    await wire.answerPage(inner('b', '/a#again'))
    await aMoment()
    scrollTo(required(document.getElementById('b-in')))
    await aMoment()
    await pass(60_000)
    expect(wire.log).toEqual([
      '> http://localhost/a',
      '< http://localhost/a',
      '> http://localhost/b',
      '< http://localhost/b',
    ])
    expect(document.getElementById('b-in')).toHaveTextContent('Loading…')
    expect(takeConsole()).toEqual([
      'error: Vitrine: data-bto-jump-select: http://localhost/a contains itself.',
    ])
  })
})

it('nothing of a part of the page runs', async () => {
  Object.assign(window, { hacked: [] })
  const { wire } = await near()
  const hack = (how: string) => `hacked.push('${how}')`
  await wire.answerPage(
    `<script>${hack('script')}</script><img src="data:," onerror="${hack('handler')}"><iframe srcdoc="<script>parent.${hack('srcdoc')}</script>"></iframe><p>Shown</p>`,
  )
  await aMoment()
  expect(screen.getByText('Shown')).toBeVisible()
  expect(window).toMatchObject({ hacked: [] })
  expect(document.querySelectorAll('body script, [onerror], [srcdoc]')).toHaveLength(0)
  expect(takeConsole()).toEqual([`warn: Vitrine: ${REGIONS} brought script, which is left out.`])
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
  atEnd(() => {
    Reflect.deleteProperty(window, name)
  })
}
