import { after, before } from 'node:test'
import { type DemoServer, startServer } from '../browser/support/startServer'
import { WebKitPage } from './driver/WebKitPage'
import { type Driver, startDriver } from './driver/webDriver'

/** Ports of the demo server far from those of the browser tests. */
const WORKER = 20

/** Starts WebKit and the demo for the tests of a file. @returns a function for the page. */
export function openWebKit(): () => WebKitPage {
  let server: DemoServer | undefined
  let driver: Driver | undefined
  let page: WebKitPage | undefined
  before(async () => {
    server = await startServer(WORKER)
    driver = await startDriver()
    page = new WebKitPage(driver.send, server.url)
  })
  after(async () => {
    await driver?.stop()
    await server?.stop()
  })
  return () => {
    if (!page) throw new Error('WebKit did not start')
    return page
  }
}
