import { FACETS, SORTS } from '../search'

/** The hand-written page's markup, which its script fills. */
export function handwrittenBody(): string {
  const options = SORTS.map(({ value, label }) => `<option value="${value}">${label}</option>`)
  const lists = FACETS.map(
    ({ field, label }) => `<h4>${label}</h4><div class="facet-list" id="f-${field}"></div>`,
  )
  return `<div class="layout">
<div class="bar"><input type="search" id="query"><div id="stats"></div><select id="sort">${options.join('')}</select></div>
<aside><ul class="current" id="current"></ul>${lists.join('')}</aside>
<main><div id="hits" class="hits"></div><ul id="pager" class="pager"></ul></main>
</div>`
}
