import * as v from 'valibot'
import { watchDataLayer } from '../../../mount/consent/watchDataLayer'
import { findDestination } from '../../../mount/tracking/findDestination'
import { analyticsSchema } from '../../../src/tracking/config'
import { pageGlobals } from '../../support/googlePage'
import { onTestEnd } from '../../support/onTestEnd'

/** Whether an event that is pushed now waits for a destination. */
function waits(): boolean {
  const destination = findDestination(v.parse(analyticsSchema, {}), () => {})
  return destination?.sendThen({ name: 'purchase', params: {} }, () => {}) ?? false
}

function aLayer(...messages: readonly object[]) {
  const dataLayer: unknown[] = [...messages]
  pageGlobals({ dataLayer })
  return dataLayer
}

const snippet = { 'gtm.start': 1, event: 'gtm.js' }

function loadsStill(state: DocumentReadyState) {
  const readyState = jest.spyOn(Document.prototype, 'readyState', 'get').mockReturnValue(state)
  onTestEnd(() => readyState.mockRestore())
}

describe('a click that leaves the page waits', () => {
  it('for a tag manager that has loaded', () => {
    aLayer(snippet)
    expect(waits()).toBe(false)
    pageGlobals({ google_tag_manager: { 'GTM-1': {} } })
    expect(waits()).toBe(true)
  })

  it('for a script that has wrapped the layer’s push, but not for us', () => {
    const layer = aLayer(snippet)
    watchDataLayer(layer, () => {})
    expect(waits()).toBe(false)
    const { push } = layer
    layer.push = (...messages) => push(...messages)
    expect(waits()).toBe(true)
  })

  it('for one that wrapped it before us', () => {
    const layer = aLayer(snippet)
    const { push } = Array.prototype
    layer.push = (...messages) => push.apply(layer, messages)
    watchDataLayer(layer, () => {})
    expect(waits()).toBe(true)
  })

  it('for a tag manager that may still load, and not for one that was blocked', () => {
    aLayer(snippet)
    loadsStill('interactive')
    expect(waits()).toBe(true)
    loadsStill('complete')
    expect(waits()).toBe(false)
  })

  it('for nothing when no tag manager is named', () => {
    aLayer()
    loadsStill('interactive')
    expect(waits()).toBe(false)
  })
})
