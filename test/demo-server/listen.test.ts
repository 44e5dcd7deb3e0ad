/** @jest-environment node */
import { Hono } from 'hono'
import { listen } from '../../demo/server/listen'

test('listens on the next port when the first is in use', async () => {
  const app = new Hono().get('/', (context) => context.text('here'))
  const first = await listen(app, 41730)
  const second = await listen(app, first.port)
  try {
    expect(second.port).toBeGreaterThan(first.port)
    expect(await (await fetch(`http://localhost:${second.port}/`)).text()).toBe('here')
  } finally {
    first.server.close()
    second.server.close()
  }
})
