/** @jest-environment node */
import { appWith } from '../testApp'

const site = () =>
  appWith({
    'demo/index.html': '<!doctype html><title>Start</title>',
    'demo/strict.html': '<!doctype html><title>Strict</title>',
    'demo/recipes/drupal/index.html': '<!doctype html><title>Drupal</title>',
    'demo/theme.css': 'body { margin: 0 }',
    'demo/server/start.ts': 'secret',
    'demo/.env': 'secret',
    'dist/vitrine.js': 'void 0',
    'node_modules/jquery/dist/jquery.js': 'void 0',
    'package.json': '{}',
  })

test.each([
  ['/', 'text/html; charset=utf-8', 'Start'],
  ['/strict', 'text/html; charset=utf-8', 'Strict'],
  ['/strict.html', 'text/html; charset=utf-8', 'Strict'],
  ['/recipes/drupal/', 'text/html; charset=utf-8', 'Drupal'],
  ['/theme.css', 'text/css; charset=utf-8', 'margin'],
  ['/dist/vitrine.js', 'text/javascript; charset=utf-8', 'void'],
  ['/vendor/jquery/jquery.js', 'text/javascript; charset=utf-8', 'void'],
  ['/favicon.svg', 'image/svg+xml; charset=utf-8', '<svg'],
  ['/robots.txt', 'text/plain;charset=UTF-8', 'User-agent'],
])('serves %s', async (path, type, text) => {
  const answer = await site().request(path)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type])
  expect(await answer.text()).toContain(text)
})

test.each([
  '/server/start.ts',
  '/.env',
  '/../package.json',
  '/..%2fpackage.json',
  '/%2e%2e/package.json',
  '/dist/..%2f..%2fpackage.json',
  '/vendor/jquery/..%2f..%2f..%2fpackage.json',
  '/%00',
  '/%zz',
  '/nothing',
])('does not serve %s', async (path) => {
  const answer = await site().request(path)
  expect(answer.status).toBe(404)
  expect(await answer.text()).not.toContain('secret')
})
