import type { BenchFacet } from '../../facets'

export interface Config {
  readonly url: string
  readonly rows: number
  readonly facets: readonly BenchFacet[]
}

interface PageConfig {
  readonly solr: {
    readonly url: string
    readonly max_rows: number
    readonly facets: readonly {
      readonly settings: { readonly settings: { readonly riot_solr: { facet_label: string } } }
      readonly settings_global: {
        readonly settings: { operator: 'and' | 'or'; facet_mincount: 0 | 1 }
      }
      readonly data: { readonly field: string }
    }[]
  }
}

/** The JSON configuration of the page. */
export function readConfig(): Config {
  const json = document.querySelector('[data-vitrine="search"] > script')?.textContent ?? ''
  const { solr } = JSON.parse(json) as PageConfig
  return {
    url: solr.url,
    rows: solr.max_rows,
    facets: solr.facets.map(({ settings, settings_global, data }) => ({
      field: data.field,
      label: settings.settings.riot_solr.facet_label,
      operator: settings_global.settings.operator,
      mincount: settings_global.settings.facet_mincount,
    })),
  }
}
