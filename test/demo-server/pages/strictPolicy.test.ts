/** @jest-environment node */
import { appWith, search } from '../testApp'

const site = () =>
  appWith({
    'demo/index.html': '<!doctype html><title>Start</title>',
    'demo/strict.html': '<!doctype html><title>Strict</title>',
    'demo/theme.css': 'body { margin: 0 }',
  })

test('sets the strict policy on strict pages, and on every page with csp=strict', async () => {
  const policy = async (path: string) =>
    (await site().request(path)).headers.get('content-security-policy')
  expect(await policy('/')).toBeNull()
  expect(await policy('/theme.css?csp=strict')).toBeNull()
  expect(await policy('/strict')).toContain("require-trusted-types-for 'script'")
  expect(await policy('/?csp=strict')).toContain("default-src 'self'")
})

test('sandboxes a page with csp=sandbox, and allows its cross-origin requests', async () => {
  const app = appWith({ 'demo/index.html': '<title>Start</title>' })
  const page = await app.request('/?csp=sandbox')
  expect(page.headers.get('content-security-policy')).toMatch(
    /^sandbox allow-scripts(?!.*same-origin)/,
  )
  const sandboxed = await search(app, 'q=lake&wt=json', { headers: { origin: 'null' } })
  expect(sandboxed.headers.get('access-control-allow-origin')).toBe('*')
  const sameOrigin = await search(app, 'q=lake&wt=json')
  expect(sameOrigin.headers.get('access-control-allow-origin')).toBeNull()
})
