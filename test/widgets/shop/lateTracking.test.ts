import { itemOf } from '../../../src/shop/events/item'
import { itemSelected } from '../../../src/shop/events/listEvents'
import type { Tracking } from '../../../src/tracking/tracking'
import { createReporter } from '../../../widgets/shop/tracking/createReporter'
import { lakeCabin } from '../../support/products'
import { holdTime, pass } from '../../support/time'

const event = itemSelected(itemOf(lakeCabin))

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
    click: () => void reporter.sent(event).then(() => log.push('leads on')),
    send: () => reporter.send(event, () => log.push('handed over')),
  }
}

describe('a click before analytics has loaded', () => {
  it('leads on once that is there and has it', async () => {
    const page = aReporter()
    page.click()
    await pass(1500)
    expect(page.log).toEqual([])
    await page.come()
    expect(page.log).toEqual(['sent select_item', 'leads on'])
  })

  it('leads on after 2000 ms where it is not there by then', async () => {
    const page = aReporter()
    page.click()
    await pass(1999)
    expect(page.log).toEqual([])
    await pass(1)
    expect(page.log).toEqual(['leads on'])
    await page.come()
    expect(page.log).toEqual(['leads on', 'sent select_item'])
  })

  it('leads on at once where it cannot be loaded', async () => {
    const page = aReporter()
    page.click()
    await page.fail()
    expect(page.log).toEqual(['leads on'])
  })
})

describe('what is told without a wait', () => {
  it('is told later where analytics has not loaded, and at once where it has', async () => {
    const page = aReporter('ua')
    page.send()
    expect(page.log).toEqual([])
    await page.come()
    expect(page.log).toEqual(['sent productClick', 'handed over'])
    page.send()
    expect(page.log.slice(2)).toEqual(['sent productClick', 'handed over'])
  })

  it('is lost where it cannot be loaded, and never taken for told', async () => {
    const page = aReporter()
    page.send()
    await page.fail()
    page.send()
    await pass(0)
    expect(page.log).toEqual([])
  })
})
