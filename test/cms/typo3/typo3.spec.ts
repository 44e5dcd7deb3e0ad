import { attackMessages } from '../proxy/attackMessages'
import { expectPassed, expectRefused } from '../proxy/proxySuite'
import type { WebServer } from '../proxy/webServer'
import { expectAdopted } from '../support/expectAdopted'
import { test } from '../support/test'
import { startTypo3 } from './startTypo3'

let typo3: WebServer

test.beforeAll(async ({ solr }) => {
  typo3 = await startTypo3(solr.url)
})
test.afterAll(() => typo3.stop())

test('the browser adopts the first results of the recipe for TYPO3', async ({ page }) => {
  await expectAdopted(page, typo3.url, '/listings?utm=[a]&pg=2', /f:format/)
})

test('the middleware for TYPO3 refuses the attacks and passes ordinary searches', async ({
  solr,
}) => {
  const path = '/solr/select'
  await expectRefused(typo3.url, solr, attackMessages(path))
  await expectPassed(typo3.url, solr, path, 50)
})
