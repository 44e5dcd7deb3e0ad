import { send } from '../support/send'
import { expect, test } from '../support/test'
import { addressAttacks, attackMessages } from './attackMessages'
import { expectPassed, expectRefused } from './proxySuite'
import { startApache } from './startApache'
import { startNginx } from './startNginx'

for (const [name, start] of [
  ['Apache', startApache],
  ['nginx', startNginx],
] as const) {
  test(`the PHP proxy behind ${name} refuses the attacks and passes ordinary searches`, async ({
    solr,
  }) => {
    const server = await start(solr.url)
    try {
      const path = '/solr/select'
      await expectRefused(server.url, solr, [...attackMessages(path), ...addressAttacks(path)])
      await expectPassed(server.url, solr, path)
      const reply = await send(server.url, { path, body: 'q=lake&rows=1' })
      expect(JSON.parse(reply.text).response.docs).toHaveLength(1)
      expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
      for (const hidden of ['proxy.php', 'site.php', 'php/src/Proxy.php', 'php/composer.json']) {
        expect((await send(server.url, { path: `/vitrine-proxy/${hidden}` })).status).toBe(404)
      }
    } finally {
      await server.stop()
    }
  })
}
