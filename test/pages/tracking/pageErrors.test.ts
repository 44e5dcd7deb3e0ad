import { visitTracked } from '../../support/analyticsPage'
import { takeConsole } from '../../support/console'
import { change } from '../../support/page'

interface Thrown {
  readonly message?: string
  readonly filename?: string
  readonly lineno?: number
  readonly colno?: number
}

const aThrown = (thrown: Thrown = {}): Thrown => ({
  message: 'Uncaught TypeError: cabins is not iterable',
  filename: 'https://lakeside.example/site.js',
  lineno: 12,
  colno: 34,
  ...thrown,
})

const fail = (thrown?: Thrown) =>
  change(() => window.dispatchEvent(new ErrorEvent('error', aThrown(thrown))))

async function reject(reason: unknown) {
  const event = new Event('unhandledrejection')
  Object.assign(event, { reason })
  await change(() => window.dispatchEvent(event))
}

const exceptionEvent = (message: string, file: string, line: number, column: number) => ({
  name: 'exception',
  params: { description: message, fatal: true, message, file, line, column },
})

describe('an uncaught error of the page (spec 8)', () => {
  it('is reported once as a fatal exception with message, file, line and column', async () => {
    const { events } = await visitTracked('')
    await fail()
    await fail()
    expect(events).toEqual([
      exceptionEvent(
        'Uncaught TypeError: cabins is not iterable',
        'https://lakeside.example/site.js',
        12,
        34,
      ),
    ])
  })

  it('includes a rejected promise, located by its stack', async () => {
    const { events } = await visitTracked('')
    const error = new Error('No cabin')
    error.stack =
      'Error: No cabin\n    at book (https://lakeside.example/book.js?v=2:7:21)\n    at x'
    await reject(error)
    await reject('no room')
    await reject(Object.create(null))
    expect(events).toEqual([
      exceptionEvent('No cabin', 'https://lakeside.example/book.js?v=2', 7, 21),
      exceptionEvent('no room', '', 0, 0),
      exceptionEvent('unknown', '', 0, 0),
    ])
  })

  it('in a script of another site is reported once, with what the browser reveals', async () => {
    const { events } = await visitTracked('')
    const foreign = { message: 'Script error.', filename: '', lineno: 0, colno: 0 }
    await fail(foreign)
    await fail(foreign)
    expect(events).toEqual([exceptionEvent('Script error.', '', 0, 0)])
  })

  it('is reported at most ten times per page', async () => {
    const { events } = await visitTracked('')
    for (let lineno = 1; lineno <= 30; lineno++) await fail({ lineno })
    expect(events).toHaveLength(10)
  })

  it('is reported with a limited length', async () => {
    const { events } = await visitTracked('')
    await fail({ message: 'x'.repeat(100_000) })
    expect(String(events[0]?.params['message'])).toHaveLength(500)
  })

  it('is not reported for an extension', async () => {
    const { events } = await visitTracked('')
    await fail({ filename: 'chrome-extension://abc/x.js' })
    await fail({ filename: 'moz-extension://abc/x.js' })
    expect(events).toEqual([])
  })

  it('is not reported without consent, or when the setting is off', async () => {
    const without = await visitTracked('', { settings: { consent: { analytics: false } } })
    await fail()
    const off = await visitTracked('', { analytics: { errors: false } })
    await fail()
    expect([...without.events, ...off.events]).toEqual([])
  })

  it('does not loop when analytics itself fails', async () => {
    let calls = 0
    const to = () => {
      calls++
      window.dispatchEvent(new ErrorEvent('error', aThrown({ message: 'analytics is broken' })))
      throw new Error('analytics is broken')
    }
    await visitTracked('', { analytics: { to } })
    await fail()
    expect(takeConsole()).toEqual([
      'warn: Vitrine: analytics did not take exception: Error: analytics is broken',
    ])
    expect(calls).toBe(2)
  })
})
