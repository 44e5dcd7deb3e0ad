import { createTracking } from '../../src/tracking/createTracking'
import { type DataLayer, dataLayerDestination } from '../../src/tracking/dataLayer'
import type { TrackEvent } from '../../src/tracking/trackEvent'

const cabinSeen: TrackEvent = { name: 'view_item', params: { ecommerce: { value: 129 } } }

interface Message {
  readonly event?: string
  readonly eventCallback?: (container?: string) => void
}

/** Tracking into a data layer with fake timers, and the times at which promises settled. */
function aTracking(layer: DataLayer, { listens = true, consent = true } = {}) {
  const failures: string[] = []
  const timers = new Set<{ at: number; run: () => void }>()
  let now = 0
  const tracking = createTracking({
    schema: 'ga4',
    destination: () => (consent ? dataLayerDestination(layer, () => listens) : null),
    setTimer(ms, run) {
      const timer = { at: now + ms, run }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    onError: ({ name }, error) => failures.push(`${name}: ${error}`),
  })
  const settledAt: number[] = []
  const passTo = async (ms: number) => {
    now = ms
    for (const timer of timers) if (timer.at <= now && timers.delete(timer)) timer.run()
    await Promise.resolve()
  }
  const click = async () => {
    void tracking.sendAndWait(cabinSeen).then(() => settledAt.push(now))
    await Promise.resolve()
  }
  return { tracking, failures, timers, settledAt, passTo, click }
}

/** A tag manager's data layer, whose handling of messages the test defines. */
function aLayer(read: (message: Message) => void = () => {}) {
  const messages: Message[] = []
  const push = (message: object) => {
    messages.push(message)
    read(message)
  }
  return { messages, push }
}

describe('createTracking', () => {
  it('resolves when the tag manager has called back', async () => {
    const layer = aLayer()
    const { settledAt, passTo, click, timers } = aTracking(layer)
    await click()
    await passTo(700)
    expect(settledAt).toEqual([])
    layer.messages.at(-1)?.eventCallback?.('GTM-1')
    layer.messages.at(-1)?.eventCallback?.('GTM-2')
    await passTo(700)
    expect(settledAt).toEqual([700])
    expect(timers.size).toBe(0)
  })

  it('resolves after 2000 ms when the tag manager never calls back', async () => {
    const { settledAt, passTo, click } = aTracking(aLayer())
    await click()
    await passTo(1999)
    expect(settledAt).toEqual([])
    await passTo(2000)
    expect(settledAt).toEqual([2000])
  })

  it('ignores a callback after the timeout', async () => {
    const layer = aLayer()
    const { settledAt, passTo, click } = aTracking(layer)
    await click()
    await passTo(2000)
    layer.messages.at(-1)?.eventCallback?.()
    await passTo(2100)
    expect(settledAt).toEqual([2000])
  })

  it.each([
    ['no tag manager listens', { listens: false }],
    ['there is no consent', { consent: false }],
  ])('does not wait when %s', async (_, world) => {
    const { settledAt, click, timers } = aTracking(aLayer(), world)
    await click()
    expect(settledAt).toEqual([0])
    expect(timers.size).toBe(0)
  })

  it('sends nothing without consent', async () => {
    const layer = aLayer()
    const { tracking, click } = aTracking(layer, { consent: false })
    tracking.send(cabinSeen)
    await click()
    expect(layer.messages).toEqual([])
  })

  it('does not wait after an error, and reports it', async () => {
    const layer = aLayer(() => {
      throw new Error('not today')
    })
    const { tracking, settledAt, click, failures } = aTracking(layer)
    await click()
    tracking.send(cabinSeen)
    expect(settledAt).toEqual([0])
    expect(failures).toEqual(['view_item: Error: not today', 'view_item: Error: not today'])
  })

  it('accepts a callback during the push', async () => {
    const { settledAt, click } = aTracking(aLayer((message) => message.eventCallback?.()))
    await click()
    expect(settledAt).toEqual([0])
  })

  it('clears the previous products before an event with products only', () => {
    const layer = aLayer()
    const { tracking } = aTracking(layer)
    tracking.send(cabinSeen)
    tracking.send({ name: 'search', params: { search_term: 'lake' } })
    expect(layer.messages).toEqual([
      { ecommerce: null },
      { event: 'view_item', ecommerce: { value: 129 } },
      { event: 'search', search_term: 'lake' },
    ])
  })
})
