import { screen } from '@testing-library/react'
import { takeConsole } from '../../support/console'
import { onTestEnd } from '../../support/onTestEnd'
import { change, visit } from '../../support/page'
import { mountPoints, searchElement } from '../../support/searchElement'
import { openWire } from '../../support/wire'

interface Behavior {
  attach(context: unknown, settings?: unknown): void
  detach(context: unknown, settings: unknown, trigger: string): void
}

const listings = searchElement(mountPoints('search-box'))
const roots = () => document.querySelectorAll('[data-vitrine-root]').length

function setGlobal(name: string, value: object) {
  Object.assign(window, { [name]: value })
  onTestEnd(() => {
    Reflect.deleteProperty(window, name)
  })
}

beforeEach(() => {
  openWire()
})

describe('where Drupal is', () => {
  async function drupal() {
    const drupal: { behaviors?: Record<string, Behavior> } = { behaviors: {} }
    setGlobal('Drupal', drupal)
    await visit(listings)
    const behavior = drupal.behaviors?.['vitrine']
    if (!behavior) throw new Error('No behavior was registered.')
    return behavior
  }

  it('a behavior attaches exactly once per element', async () => {
    const behavior = await drupal()
    await change(() => {
      behavior.attach(document, {})
      behavior.attach(document.getElementById('listings'), {})
      behavior.attach(undefined)
    })
    expect(roots()).toBe(1)
  })

  it("it detaches on trigger 'unload' only", async () => {
    const behavior = await drupal()
    await change(() => behavior.detach(document, {}, 'serialize'))
    await change(() => behavior.detach(document, {}, 'move'))
    expect(roots()).toBe(1)
    await change(() => behavior.detach(document, {}, 'unload'))
    expect(roots()).toBe(0)
  })

  it('it is registered when there is no other behavior yet', async () => {
    const drupal: { behaviors?: Record<string, Behavior> } = {}
    setGlobal('Drupal', drupal)
    await visit(listings)
    expect(Object.keys(drupal.behaviors ?? {})).toEqual(['vitrine'])
  })
})

describe('calls made before the script has loaded', () => {
  const queue = () => (window as { vitrineQueue?: { push(call: unknown): void } }).vitrineQueue

  it('run in their order, and later ones at once', async () => {
    const order: string[] = []
    setGlobal('vitrineQueue', [
      ['on', 'search:ready', () => order.push('first')],
      ['on', 'search:ready', () => order.push('second')],
    ])
    await visit(listings)
    expect(order).toEqual(['first', 'second'])
    await change(() => queue()?.push(['detach']))
    expect(roots()).toBe(0)
    await change(() => queue()?.push(['attach']))
    expect(roots()).toBe(1)
    expect(order).toEqual(['first', 'second', 'first', 'second'])
    await change(() => queue()?.push(['emit', 'search:set', { params: { q: 'lake' } }]))
    expect(screen.getByRole('textbox')).toHaveValue('lake')
  })

  it('report unknown calls and make the rest', async () => {
    const ready = jest.fn()
    setGlobal('vitrineQueue', [['onn', 'search:ready'], null, ['on', 'search:ready', ready]])
    await visit(listings)
    expect(takeConsole()).toEqual([
      `error: Vitrine: vitrineQueue takes ['on' | 'emit' | 'attach' | 'detach', …], got "onn"`,
      `error: Vitrine: vitrineQueue takes ['on' | 'emit' | 'attach' | 'detach', …], got "null"`,
    ])
    expect(ready).toHaveBeenCalledTimes(1)
  })

  it('report calls that throw and make the rest', async () => {
    const ready = jest.fn()
    setGlobal('vitrineQueue', [
      ['attach', 7],
      ['on', 'search:ready', ready],
    ])
    await visit(listings)
    expect(takeConsole()).toEqual([
      expect.stringMatching(/^error: Vitrine: a call of vitrineQueue threw: /),
    ])
    expect(ready).toHaveBeenCalledTimes(1)
  })
})
