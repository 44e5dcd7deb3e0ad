import { FACETS, FIELDS, SORTS } from './search'

/**
 * The page by Vitrine's public markup. It neither keeps responses nor fetches them ahead, so that each interaction
 * sends a request as on the other pages.
 * @param answer the script element with the first answer, or nothing
 */
export function vitrineBody(rows: number, answer: string): string {
  const config = {
    solr: {
      url: '/solr/select',
      max_rows: rows,
      request_cache: false,
      return_full_docs: false,
      params: { fl: FIELDS, 'facet.sort': 'index' },
      facets: FACETS.map(({ field, label, limit }) => ({
        data: { field },
        settings: { settings: { riot_solr: { facet_label: label } } },
        settings_global: { settings: { hard_limit: limit, facet_mincount: 1 } },
      })),
    },
  }
  const sorts = JSON.stringify(SORTS.filter(({ value }) => value))
  const facets = FACETS.map(
    ({ field }) =>
      `<div id="f-${field}" data-vitrine="facet" data-vitrine-field="${field}" data-vitrine-shown="1000"></div>`,
  )
  return `<div class="layout" data-vitrine="search">
<script type="application/json">${JSON.stringify(config)}</script>
<template data-vitrine-template="result">${CARD}</template>
<div class="bar"><div data-vitrine="search-box"></div><div data-vitrine="result-count"></div><div data-vitrine="sort" data-vitrine-options='${sorts}'></div></div>
<aside><div data-vitrine="current-filters"></div>${facets.join('')}</aside>
<main><div data-vitrine="results"></div><div data-vitrine="pager"></div></main>
${answer}</div>`
}

const CARD =
  '<article class="hit" data-vitrine-attr-data-id="id"><img data-vitrine-attr-src="images" width="160" height="120" loading="lazy" alt=""><h3 data-vitrine-text="title"></h3><p class="price" data-vitrine-text="price" data-vitrine-format="currency"></p><p class="city" data-vitrine-text="city"></p><p class="body" data-vitrine-text="teaser"></p></article>'
