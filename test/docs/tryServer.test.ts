/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { createApp } from '../../demo/server/createApp'
import { listen } from '../../demo/server/listen'
import { ROOT } from './reference'

let running: ChildProcess | null = null

/** Starts docs/recipes/plain/try.mjs on its own folder. @returns the address that it prints. */
async function startTry(solr: string): Promise<string> {
  const args = ['docs/recipes/plain/try.mjs', 'docs/recipes/plain', solr]
  const server = spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, PORT: '0' } })
  running = server
  const [line] = await once(createInterface({ input: server.stdout }), 'line')
  return line
}

const search = (url: string, body: string) =>
  fetch(`${url}solr/select`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' },
    body,
  })

afterEach(async () => {
  running?.kill()
  if (running) await once(running, 'exit')
  running = null
})

describe('the server to try a page', () => {
  it('serves the folder, and passes searches on to Solr', async () => {
    const demo = await listen(createApp({ root: ROOT }), 41830)
    try {
      const url = await startTry(`http://localhost:${demo.port}/solr`)
      const page = await fetch(`${url}search.html`)
      expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(await page.text()).toContain('data-vitrine="search"')
      const response = await search(url, 'q=lake&rows=2')
      expect(response.status).toBe(200)
      expect((await response.json()).response.docs).toHaveLength(2)
    } finally {
      demo.server.close()
    }
  })

  it('serves no file outside of the folder', async () => {
    const url = await startTry('http://127.0.0.1:1/solr')
    for (const path of ['..%2fREADME.md', '%2e%2e%2fREADME.md', '..%2f..%2f..%2fpackage.json']) {
      expect((await fetch(url + path)).status).toBe(404)
    }
  })

  it('says so when Solr does not answer', async () => {
    const url = await startTry('http://127.0.0.1:1/solr')
    const response = await search(url, 'q=lake')
    expect(response.status).toBe(502)
    expect((await response.json()).error.msg).toContain('does not answer')
  })
})
