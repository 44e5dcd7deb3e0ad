import { Hono } from 'hono'
import { escapeHtml } from '../pages/escapeHtml'
import { renderPage } from '../pages/renderPage'
import { placeNames } from './placeNames'

/** The number of options per page. */
const PAGE_SIZE = 25

/** A site's endpoint for a remote dropdown, and the page that shows the values of a sent form. */
export function placeRoutes(): Hono {
  const routes = new Hono()
  routes.get('/', (context) => {
    const query = folded(context.req.query('q') ?? '')
    const number = Math.max(1, Math.trunc(Number(context.req.query('page'))) || 1)
    const found = placeNames.filter((name) => folded(name).includes(query))
    const end = number * PAGE_SIZE
    const options = found.slice(end - PAGE_SIZE, end).map((name) => ({ value: name, label: name }))
    context.header('cache-control', 'no-store')
    return context.json({ options, more: end < found.length })
  })
  routes.get('/sent', (context) => {
    const pairs = [...new URL(context.req.url).searchParams]
    const rows = pairs.map(
      ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`,
    )
    const list = rows.length > 0 ? `<dl>${rows.join('\n')}</dl>` : '<p>Nothing.</p>'
    return context.html(renderPage('What the form sent', `<h1>What the form sent</h1>\n${list}`))
  })
  return routes
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
