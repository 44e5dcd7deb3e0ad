import { toItem } from '../../../../src/shop/events/item'
import { itemSelected } from '../../../../src/shop/events/listEvents'
import type { Tracking } from '../../../../src/tracking/tracking'
import { createReporter } from '../../../../widgets/shop/tracking/createReporter'
import { lakeCabin } from '../../../support/products'
import { holdTime, pass } from '../../../support/time'

const event = itemSelected(toItem(lakeCabin))

/** A reporter whose part of the bundle comes when the test says, and who it has let go by then. */
function aReporter(schema: Tracking['schema'] = 'ga4') {
  holdTime()
  const log: string[] = []
  let resolve = (_: Tracking) => {}
  let reject = (_: Error) => {}
  const loading = new Promise<Tracking>((come, fail) => {
    resolve = come
    reject = fail
  })
  const reporter = createReporter({ tracking: () => loading })
  const tracking: Tracking = {
    schema,
    send: ({ name }) => log.push(`sent ${name}`),
    sendAndWait: async ({ name }) => void log.push(`sent ${name}`),
  }
  return {
    log,
    come: async () => {
      resolve(tracking)
      await pass(0)
    },
    fail: async () => {
      reject(new Error('No such file.'))
      await pass(0)
    },
    click: () => void reporter.sendAndWait(event).then(() => log.push('leads on')),
    send: () => reporter.send(event, () => log.push('handed over')),
  }
}

describe('a click before analytics has loaded', () => {
  it('navigates when analytics has loaded and has the event', async () => {
    const page = aReporter()
    page.click()
    await pass(1500)
    expect(page.log).toEqual([])
    await page.come()
    expect(page.log).toEqual(['sent select_item', 'leads on'])
  })

  it('navigates after 2000 ms when analytics has not loaded', async () => {
    const page = aReporter()
    page.click()
    await pass(1999)
    expect(page.log).toEqual([])
    await pass(1)
    expect(page.log).toEqual(['leads on'])
    await page.come()
    expect(page.log).toEqual(['leads on', 'sent select_item'])
  })

  it('navigates at once when analytics cannot be loaded', async () => {
    const page = aReporter()
    page.click()
    await page.fail()
    expect(page.log).toEqual(['leads on'])
  })
})

describe('an event without a wait', () => {
  it('is sent when analytics has loaded', async () => {
    const page = aReporter('ua')
    page.send()
    expect(page.log).toEqual([])
    await page.come()
    expect(page.log).toEqual(['sent productClick', 'handed over'])
    page.send()
    expect(page.log.slice(2)).toEqual(['sent productClick', 'handed over'])
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
