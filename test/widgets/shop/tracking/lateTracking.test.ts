import { toItem } from '../../../../src/shop/events/item'
import { itemSelected } from '../../../../src/shop/events/listEvents'
import type { Tracking } from '../../../../src/tracking/tracking'
import { createReporter } from '../../../../widgets/shop/tracking/createReporter'
import { lakeCabin } from '../../../support/products'
import { holdTime, pass } from '../../../support/time'

const event = itemSelected(toItem(lakeCabin))

/** A reporter whose module loads or fails when the test says, and a log of events sent and links followed. */
function aReporter(schema: Tracking['schema'] = 'ga4') {
  holdTime()
  const log: string[] = []
  let resolve = (_: Tracking) => {}
  let reject = (_: Error) => {}
  const loading = new Promise<Tracking>((onLoad, onError) => {
    resolve = onLoad
    reject = onError
  })
  const reporter = createReporter({ tracking: () => loading })
  const tracking: Tracking = {
    schema,
    send: ({ name }) => log.push(`sent ${name}`),
    sendAndWait: async ({ name }) => void log.push(`sent ${name}`),
  }
  return {
    log,
    load: async () => {
      resolve(tracking)
      await pass(0)
    },
    fail: async () => {
      reject(new Error('No such file.'))
      await pass(0)
    },
    click: () => void reporter.sendAndWait(event).then(() => log.push('navigates')),
    send: () => reporter.send(event, () => log.push('accepted')),
  }
}

describe('a click before analytics has loaded', () => {
  it('navigates when analytics has loaded and has the event', async () => {
    const page = aReporter()
    page.click()
    await pass(1500)
    expect(page.log).toEqual([])
    await page.load()
    expect(page.log).toEqual(['sent select_item', 'navigates'])
  })

  it('navigates after 2000 ms when analytics has not loaded', async () => {
    const page = aReporter()
    page.click()
    await pass(1999)
    expect(page.log).toEqual([])
    await pass(1)
    expect(page.log).toEqual(['navigates'])
    await page.load()
    expect(page.log).toEqual(['navigates', 'sent select_item'])
  })

  it('navigates at once when analytics cannot be loaded', async () => {
    const page = aReporter()
    page.click()
    await page.fail()
    expect(page.log).toEqual(['navigates'])
  })
})

describe('an event without a wait', () => {
  it('is sent when analytics has loaded', async () => {
    const page = aReporter('ua')
    page.send()
    expect(page.log).toEqual([])
    await page.load()
    expect(page.log).toEqual(['sent productClick', 'accepted'])
    page.send()
    expect(page.log.slice(2)).toEqual(['sent productClick', 'accepted'])
  })

  it('is lost when analytics cannot be loaded, and not remembered as reported', async () => {
    const page = aReporter()
    page.send()
    await page.fail()
    page.send()
    await pass(0)
    expect(page.log).toEqual([])
  })
})
