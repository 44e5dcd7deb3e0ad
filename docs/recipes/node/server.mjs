// Serves one search page with its results in the HTML. Your web server passes the page's address on to it:
// node server.mjs search.html https://www.example.org 3000
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { render } from 'vitrine/server'

const [file, site, port = '3000'] = process.argv.slice(2)
const template = await readFile(file, 'utf8')

/** Asks the site's search proxy, which checks each request. */
async function search({ url, body }) {
  const response = await fetch(new URL(url, site), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' },
    body,
    signal: AbortSignal.timeout(3000),
  })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.text()
}

const server = createServer(async (request, response) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end()
    return
  }
  // Without an answer the page is sent as it is, and the browser searches.
  const onError = (error, id) => console.error(`search#${id}: ${error.message}`)
  const html = await render({ html: template, fetch: search, onError })
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
  })
  response.end(html)
})
server.listen(Number(port), '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${server.address().port}/`)
})
