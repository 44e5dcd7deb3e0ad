import { CORPUS_SIZE, FACETS } from '../facets'

export type Variant = 'ours' | 'vanilla'

/** The script tag of each variant; the rest of the page is the same. */
export const SCRIPTS: Readonly<Record<Variant, string>> = {
  ours: '/dist/vitrine.js',
  vanilla: '/bench/vanilla.js',
}

/**
 * The measured page: facets beside a list of results, as a themer writes it.
 * @param rows results per page
 */
export function searchPage(variant: Variant, rows: number): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Places to stay</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/dist/vitrine.css">
    <link rel="stylesheet" href="/bench/page.css">
    <script defer src="${SCRIPTS[variant]}"></script>
  </head>
  <body>
    <h1>Places to stay</h1>
    <main class="page" id="listings" data-vitrine="search">
      <script type="application/json">${JSON.stringify(searchConfig(rows))}</script>
      <template data-vitrine-template="result">${CARD}</template>
      <div class="page__side" data-vitrine="facets" data-vitrine-shown="2000"></div>
      <div class="page__main">
        <div data-vitrine="current-filters"></div>
        <div data-vitrine="result-count"></div>
        <div data-vitrine="results"></div>
        <div data-vitrine="pager"></div>
      </div>
    </main>
  </body>
</html>
`
}

const CARD = `<article class="listing"><img class="listing__picture" alt="" width="240" height="160" loading="lazy" decoding="async" data-vitrine-attr-src="images"><h3 class="listing__title"><a class="listing__link" data-vitrine-attr-href="url" data-vitrine-text="title"></a></h3><p class="listing__place" data-vitrine-if="city" data-vitrine-text="city"></p><p class="listing__teaser" data-vitrine-if="teaser" data-vitrine-text="teaser"></p><ul class="listing__amenities" data-vitrine-each="amenities"><li data-vitrine-text="."></li></ul><p class="listing__price" data-vitrine-if="price" data-vitrine-text="price" data-vitrine-format="currency"></p></article>`

function searchConfig(rows: number): object {
  return {
    solr: {
      url: `/solr/select?corpus=${CORPUS_SIZE}`,
      max_rows: rows,
      // The benchmark repeats a few clicks, and each must send a request.
      request_cache: false,
      facets: FACETS.map(({ field, label, operator, mincount }) => ({
        settings: { settings: { riot_solr: { facet_label: label } } },
        settings_global: { settings: { operator, facet_mincount: mincount, hard_limit: 2000 } },
        data: { field },
      })),
    },
  }
}
