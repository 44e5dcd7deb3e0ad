/** @jest-environment node */
import { join } from 'node:path'
import { createApp } from '../../../demo/server/createApp'
import { renderMarkdown } from '../../../demo/server/docs/renderMarkdown'

const app = createApp({ root: join(__dirname, '../../..') })
const get = (path: string) => app.request(`http://localhost${path}`)

describe('Markdown', () => {
  it('becomes HTML, with text and code escaped', () => {
    const { html } = renderMarkdown(
      '# A <b>\n\n`<i>` & "x"\n\n```html\n<script>alert(1)</script>\n```\n',
    )
    expect(html).toContain('<h1 id="a-b">A &lt;b&gt;</h1>')
    expect(html).toContain('<code>&lt;i&gt;</code> &amp; &quot;x&quot;')
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html).not.toContain('<script>')
  })

  it('shows HTML as text, and leaves comments out', () => {
    const { html } = renderMarkdown(
      '<!-- note -->\n\n<script>alert(1)</script>\n\nText <img src=x>',
    )
    expect(html).not.toContain('note')
    expect(html).not.toMatch(/<(?:script|img)/)
    expect(html).toContain('&lt;script&gt;')
  })

  it('has headings with the ids that GitHub gives them', () => {
    const { html, title, sections } = renderMarkdown(
      '# `window.Vitrine` & more\n## When, how?\n## When, how?\n## `search-box`\n',
    )
    expect([...html.matchAll(/id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
      'windowvitrine--more',
      'when-how',
      'when-how-1',
      'search-box',
    ])
    expect(title).toBe('window.Vitrine & more')
    expect(sections.map(({ html: text }) => text)).toContain('<code>search-box</code>')
  })

  it('has text without a language on lines that do not wrap', () => {
    expect(renderMarkdown('```\na ──▶ b\n```\n').html).toMatch(
      /<pre class="demo-code docs-lines" tabindex="0"/,
    )
    expect(renderMarkdown('```js\nstop()\n```\n').html).toMatch(/<pre class="demo-code"><code>/)
  })

  it('has tables that can be scrolled with the keyboard, without empty headers', () => {
    const { html } = renderMarkdown('| a | |\n|---|---|\n| b | c |\n')
    expect(html).toContain('<div class="docs-table" tabindex="0" role="group" aria-label="Table">')
    expect(html).toContain('<th>a</th>\n<td></td>')
  })
})

describe('the docs on the demo server', () => {
  it.each(['/docs', '/docs/guide', '/demo/server/proxy', '/cms/php'])(
    'leads from %s to its index',
    async (path) => {
      const response = await get(path)
      expect(response.status).toBe(302)
      expect(response.headers.get('location')).toBe(`${path}/`)
      expect((await get(`${path}/`)).status).toBe(200)
    },
  )

  it('are pages with a title and the current part of the docs', async () => {
    const html = await (await get('/docs/guide/filters.md')).text()
    expect(html).toContain('<title>Filters – Vitrine docs</title>')
    expect(html).toContain('<a href="/docs/guide/" aria-current="true">Guide</a>')
    expect(html).toContain('<a href="../reference/facets.md">')
  })

  it('have a list of their sections, unless the page has its own', async () => {
    expect(await (await get('/docs/guide/filters.md')).text()).toContain('class="docs-contents"')
    expect(await (await get('/docs/reference/widgets.md')).text()).not.toContain('docs-contents"')
  })

  it.each([
    ['/docs/recipes/plain/search.html', 'text/plain; charset=utf-8'],
    ['/docs/recipes/proxy/proxy.php', 'text/plain; charset=utf-8'],
    ['/docs/pictures/search-page.png', 'image/png'],
  ])('include the file %s as %s', async (path, type) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(type)
  })

  it.each([
    '/docs/nothing.md',
    '/docs/..%2fpackage.json',
    '/docs/guide/%2e%2e/%2e%2e/package.json',
  ])('have no page at %s', async (path) => {
    expect((await get(path)).status).toBe(404)
  })
})
