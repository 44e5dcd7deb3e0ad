import { Hono } from 'hono'
import { places } from '../corpus/places'
import { escapeHtml } from './escapeHtml'

const HTML = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' }

/**
 * HTML fragments that the CMS serves for placeholders (spec 7.7), under `/fragments`, and the action of the jump
 * menu's button without JavaScript.
 */
export function fragmentRoutes(): Hono {
  const routes = new Hono()
  routes.get('/regions', (context) => context.body(regions(), 200, HTML))
  routes.get('/failing', (context) => context.body('<p>Down for repairs</p>', 500, HTML))
  routes.get('/itself', (context) => context.body(ITSELF, 200, HTML))
  routes.get('/scripted', (context) => context.body(SCRIPTED, 200, HTML))
  routes.get('/go', (context) => {
    const [, path = '/'] = /::(\/(?![/\\]).*)$/.exec(context.req.query('region') ?? '') ?? []
    return context.redirect(path, 303)
  })
  return routes
}

/** A jump menu as ctools writes it: `{something}::{url}`. */
function regions(): string {
  const names = [...new Set(places.map(({ region }) => region))].sort()
  const options = names.map((name, index) => {
    const url = `/search?q=${encodeURIComponent(`region:"${name}"`)}`
    return `<option lang="en" value="${escapeHtml(`r${index}::${url}`)}">${escapeHtml(name)}</option>`
  })
  return `<form class="demo-jump" action="/fragments/go">
<label for="jump-region">All places in</label>
<select id="jump-region" class="ctools-jump-menu-select" name="region">
<option value="">Choose a region</option>
${options.join('\n')}
</select>
<button class="ctools-jump-menu-button">Go</button>
</form>`
}

const ITSELF = `<div class="demo-box">
<p>This part of the page came once. In it stands a placeholder for the very same part.</p>
<div class="bto-lazy" data-bto-jump-select="/fragments/itself"><a class="demo-link" href="/fragments/itself">The same part again</a></div>
</div>`

const SCRIPTED = `<div class="demo-box">
<script>window.vitrineHacked = 'script'</script>
<p>This part of the page brought a script, and <a class="demo-link" href="javascript:window.vitrineHacked = 'link'">a link that is one</a>; neither runs.</p>
</div>`
