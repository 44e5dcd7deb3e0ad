import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { pushedMessages } from './pushedMessages'

const BROKEN = `
  function book() {
    throw new TypeError('No cabin is free.')
  }
  book()
`
const REJECTED = `
Promise.reject(new Error('No room is free.'))
`

/** Opens a page with the tag manager and consent of the query, and serves these scripts. */
async function openPage(page: Page, query: string, scripts: Readonly<Record<string, string>>) {
  for (const [path, body] of Object.entries(scripts)) {
    await page.route(`**${path}`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    )
  }
  await page.goto(`/minimal.html?${query}`)
  await page.locator('#listings[data-state="ready"], main[data-state="ready"]').first().waitFor()
}

const run = (page: Page, url: string) =>
  page.evaluate(
    (src) =>
      new Promise((resolve) => {
        const script = document.createElement('script')
        script.addEventListener('load', resolve)
        script.src = src
        document.head.append(script)
      }),
    url,
  )

const exceptions = async (page: Page) =>
  (await pushedMessages(page)).filter(({ event }) => event === 'exception')

const exceptionEvent = (message: string, file: string, line: number, column: number) => ({
  event: 'exception',
  description: message,
  fatal: true,
  message,
  file,
  line,
  column,
})

test('reports an error of the page once, with message, file, line and column', async ({
  page,
  site,
  consoleLog: log,
}) => {
  log.allow(/No cabin is free/)
  await openPage(page, 'tags=ok&consent=granted', { '/broken.js': BROKEN })
  await run(page, '/broken.js')
  await run(page, '/broken.js')
  const error = exceptionEvent('Uncaught TypeError: No cabin is free.', `${site}/broken.js`, 3, 11)
  await expect.poll(() => exceptions(page)).toEqual([error])
})

test('reports an unhandled rejection with its position', async ({
  page,
  site,
  consoleLog: log,
}) => {
  log.allow(/No room is free/)
  await openPage(page, 'tags=ok&consent=granted', { '/rejected.js': REJECTED })
  await run(page, '/rejected.js')
  const error = exceptionEvent('No room is free.', `${site}/rejected.js`, 2, 16)
  await expect.poll(() => exceptions(page)).toEqual([error])
})

test('reports an error in a script of another site once, without details', async ({
  page,
  consoleLog: log,
}) => {
  log.allow(/No cabin is free/)
  const otherSite = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/javascript' })
    response.end(BROKEN)
  }).listen(0, 'localhost')
  await once(otherSite, 'listening')
  const { port } = otherSite.address() as AddressInfo
  try {
    await openPage(page, 'tags=ok&consent=granted', {})
    await run(page, `http://localhost:${port}/broken.js`)
    await run(page, `http://localhost:${port}/broken.js?again`)
    await expect.poll(() => exceptions(page)).toEqual([exceptionEvent('Script error.', '', 0, 0)])
  } finally {
    otherSite.close()
  }
})

for (const [how, consent] of [
  ['is denied', 'denied'],
  ['is unknown', 'unanswered'],
] as const) {
  test(`reports no error when consent ${how}, not even after a later consent`, async ({
    page,
    site,
    consoleLog: log,
  }) => {
    log.allow(/No cabin is free|No room is free/)
    await page.clock.install()
    const scripts = { '/broken.js': BROKEN, '/rejected.js': REJECTED }
    await openPage(page, `tags=ok&consent=${consent}`, scripts)
    await run(page, '/broken.js')
    // Longer than the timeout for an answer to the consent question.
    await page.clock.runFor(600)
    await page.evaluate(() => window.Vitrine?.bus.emit('consent:set', { analytics: true }))
    await run(page, '/rejected.js')
    const later = exceptionEvent('No room is free.', `${site}/rejected.js`, 2, 16)
    await expect.poll(() => exceptions(page)).toEqual([later])
  })
}
