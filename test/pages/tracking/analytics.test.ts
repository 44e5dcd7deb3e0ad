import type { VitrineApi } from '../../../mount/app/vitrineApi'
import { visitTracked } from '../../support/analyticsPage'
import { takeConsole } from '../../support/console'
import { googleSnippet, pageGlobals } from '../../support/googlePage'
import { change, visit } from '../../support/page'
import { aMoment, pass } from '../../support/time'

/** Causes an event: an uncaught error of the page. */
const fail = (message: string) =>
  change(() => window.dispatchEvent(new ErrorEvent('error', { message })))

/** Reads the messages of those errors from a data layer. */
const pushed = (layer: readonly unknown[]) =>
  layer.flatMap((one) => {
    const { event, message } = (one ?? {}) as Readonly<Record<string, unknown>>
    return event === 'exception' ? [message] : []
  })

/** Reads the messages that gtag pushed as commands. */
const commanded = (layer: readonly unknown[]) =>
  layer.flatMap((one) => {
    const [command, name, params] = Array.from((one ?? []) as ArrayLike<unknown>)
    return command === 'event' && name === 'exception' ? [params] : []
  })

async function arrive(analytics?: unknown): Promise<VitrineApi> {
  if (analytics !== undefined) pageGlobals({ vitrineSettings: { analytics } })
  const page = await visit('')
  await aMoment()
  return page
}

describe('the destination of events', () => {
  it('is the data layer of a tag manager', async () => {
    const { dataLayer } = googleSnippet()
    dataLayer.push({ 'gtm.start': 1, event: 'gtm.js' })
    await arrive()
    await fail('no cabin')
    expect(pushed(dataLayer)).toEqual(['no cabin'])
    expect(commanded(dataLayer)).toEqual([])
  })

  it('is the data layer of a tag manager without its start event', async () => {
    const { dataLayer } = googleSnippet()
    pageGlobals({ google_tag_manager: { 'GTM-1': {} } })
    await arrive()
    await fail('no cabin')
    expect(pushed(dataLayer)).toEqual(['no cabin'])
  })

  it('is gtag when there is no data layer', async () => {
    const { dataLayer } = googleSnippet()
    await arrive()
    await fail('no cabin')
    expect(commanded(dataLayer)).toEqual([expect.objectContaining({ message: 'no cabin' })])
    expect(pushed(dataLayer)).toEqual([])
  })

  it('is a data layer without a tag manager', async () => {
    const dataLayer: unknown[] = []
    pageGlobals({ dataLayer })
    await arrive()
    await fail('no cabin')
    expect(pushed(dataLayer)).toEqual(['no cabin'])
  })

  it('is a data layer of another name', async () => {
    const layer: unknown[] = []
    pageGlobals({ siteLayer: layer })
    await arrive({ layer: 'siteLayer' })
    await fail('no cabin')
    expect(pushed(layer)).toEqual(['no cabin'])
  })

  it('is what the setting names, even if there is another', async () => {
    const { dataLayer } = googleSnippet()
    dataLayer.push({ 'gtm.start': 1 })
    await arrive({ to: 'gtag' })
    await fail('no cabin')
    expect(commanded(dataLayer)).toHaveLength(1)
    expect(pushed(dataLayer)).toEqual([])
  })

  it('is a global function of the page, which may be defined later', async () => {
    await arrive({ to: 'siteTracker' })
    const events: unknown[] = []
    pageGlobals({ siteTracker: (event: unknown) => events.push(event) })
    await fail('no cabin')
    expect(events).toEqual([
      { name: 'exception', params: expect.objectContaining({ message: 'no cabin' }) },
    ])
  })

  it('is reported when it names no function', async () => {
    await arrive({ to: 'siteTrackr' })
    await fail('no cabin')
    expect(takeConsole()).toEqual([
      'warn: Vitrine: analytics did not take exception: Error: analytics.to must name a function of the page, got "siteTrackr"',
    ])
  })

  it('is none on a page without analytics', async () => {
    await arrive()
    await fail('no cabin')
    expect(takeConsole()).toEqual([])
  })

  it('is none when the setting is false', async () => {
    const { dataLayer } = googleSnippet()
    await arrive(false)
    await fail('no cabin')
    expect(dataLayer).toEqual([])
  })

  it('is reported when the setting is invalid', async () => {
    const dataLayer: unknown[] = []
    pageGlobals({ dataLayer })
    await arrive({ to: {}, scheme: 'ua' })
    await fail('no cabin')
    expect(takeConsole()).toEqual([
      'warn: Vitrine: page settings: analytics: scheme is not an option and is ignored. Did you mean "schema"?',
      'warn: Vitrine: page settings: analytics: to must be "dataLayer", "gtag", a function, or the name of a global one, got {}. Its default is used.',
    ])
    expect(pushed(dataLayer)).toEqual(['no cabin'])
  })
})

describe('a metric', () => {
  const metrics = { metric1: 'line', metric2: 'message', metric3: 'ecommerce.value' }

  it('is a number of the event; other values are reported and left out (spec 5.9)', async () => {
    const { events } = await visitTracked('', { analytics: { metrics } })
    await change(() =>
      window.dispatchEvent(new ErrorEvent('error', { message: 'no cabin', lineno: 12 })),
    )
    expect(events[0]?.params).toMatchObject({ message: 'no cabin', metric1: 12 })
    expect(events[0]?.params).not.toHaveProperty('metric2')
    expect(takeConsole()).toEqual([
      'error: Vitrine: Attempted to map a non-numeric value to a metric. It was for metric2, from message of exception.',
    ])
    expect(document.body).not.toHaveTextContent('non-numeric')
  })
})

describe('consent that is pending', () => {
  async function arriveWaiting(ms: number) {
    const google = googleSnippet()
    google.dataLayer.push({ 'gtm.start': 1 })
    google.gtag('consent', 'default', { analytics_storage: 'denied', wait_for_update: ms })
    await arrive()
    await fail('early')
    return google
  }
  const answer = (gtag: (...command: readonly unknown[]) => void, analytics_storage: string) =>
    change(() => gtag('consent', 'update', { analytics_storage }))

  it('sends the held events in order', async () => {
    const { dataLayer, gtag } = await arriveWaiting(500)
    await fail('second')
    expect(pushed(dataLayer)).toEqual([])
    await answer(gtag, 'granted')
    await fail('late')
    expect(pushed(dataLayer)).toEqual(['early', 'second', 'late'])
  })

  it('may be denied', async () => {
    const { dataLayer, gtag } = await arriveWaiting(500)
    await answer(gtag, 'denied')
    await answer(gtag, 'granted')
    expect(pushed(dataLayer)).toEqual([])
  })

  it('is awaited no longer than the page configures', async () => {
    const { dataLayer, gtag } = await arriveWaiting(500)
    await pass(500)
    await answer(gtag, 'granted')
    expect(pushed(dataLayer)).toEqual([])
    await fail('late')
    expect(pushed(dataLayer)).toEqual(['late'])
  })

  it('is not awaited when the page does not configure it', async () => {
    const { dataLayer, gtag } = await arriveWaiting(0)
    await answer(gtag, 'granted')
    expect(pushed(dataLayer)).toEqual([])
  })
})

describe('consent', () => {
  it('is read from a data layer that is created later', async () => {
    await arrive({ to: 'dataLayer' })
    const { dataLayer, gtag } = googleSnippet()
    gtag('consent', 'default', { analytics_storage: 'denied' })
    await fail('no cabin')
    expect(pushed(dataLayer)).toEqual([])
  })

  it('is read from a data layer of another name', async () => {
    const { dataLayer, gtag } = googleSnippet()
    gtag('consent', 'default', { analytics_storage: 'denied' })
    pageGlobals({ siteLayer: dataLayer, dataLayer: undefined })
    await arrive({ layer: 'siteLayer' })
    await fail('no cabin')
    expect(pushed(dataLayer)).toEqual([])
  })

  it('may be withdrawn', async () => {
    const dataLayer: unknown[] = []
    pageGlobals({ dataLayer })
    const page = await arrive()
    await fail('first')
    await change(async () => page.bus.emit('consent:set', { analytics: false }))
    await aMoment()
    await fail('second')
    expect(pushed(dataLayer)).toEqual(['first'])
  })
})
