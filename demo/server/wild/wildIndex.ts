import { escapeHtml } from '../pages/escapeHtml'
import { renderPage } from '../pages/renderPage'
import type { Theme } from './themes'

/** The list of the pages in the wild. */
export function wildIndex(themes: readonly Theme[]): string {
  const items = themes.map(
    ({ id, name }) => `<li><a href="/wild/${id}">${escapeHtml(name)}</a></li>`,
  )
  return renderPage(
    'In the wild',
    `<h1>In the wild</h1>
<p>The same search page under style sheets that never heard of it.</p>
<ul>
${items.join('\n')}
</ul>`,
  )
}
