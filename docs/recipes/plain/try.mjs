// Serves a folder, and passes /solr/select on to Solr, to try a search page on your own machine:
//   node try.mjs my-search http://127.0.0.1:8983/solr/listings
// It checks nothing of what is asked, so it listens on this machine alone. It is no search proxy for a site.
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, resolve, sep } from 'node:path'

const [folder = '.', solr = 'http://127.0.0.1:8983/solr/listings'] = process.argv.slice(2)
const root = resolve(folder)
const notFound = [404, 'text/plain; charset=utf-8', 'Not found']
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
}

async function search(request) {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  const headers = { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' }
  const init = { method: 'POST', headers, body: Buffer.concat(chunks) }
  const response = await fetch(`${solr}/select`, init)
  return [response.status, 'application/json; charset=utf-8', await response.text()]
}

async function file(path) {
  const name = join(root, path.endsWith('/') ? `${path}index.html` : path)
  if (!name.startsWith(root + sep)) return notFound
  const content = await readFile(name).catch(() => null)
  return content ? [200, types[extname(name)] ?? 'application/octet-stream', content] : notFound
}

async function answer(request) {
  try {
    const path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname)
    return await (path === '/solr/select' ? search(request) : file(path))
  } catch (error) {
    const msg = `${solr} does not answer: ${error.cause?.code ?? error.message}`
    return [502, 'application/json; charset=utf-8', JSON.stringify({ error: { msg, code: 502 } })]
  }
}

const server = createServer(async (request, response) => {
  const [status, type, content] = await answer(request)
  response.writeHead(status, { 'content-type': type }).end(content)
})

server.listen(Number(process.env.PORT ?? 8080), '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${server.address().port}/`)
})
