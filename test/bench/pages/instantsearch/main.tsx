import { createRoot } from 'react-dom/client'
import {
  Configure,
  CurrentRefinements,
  Hits,
  InstantSearch,
  Pagination,
  RefinementList,
  SearchBox,
  SortBy,
  Stats,
} from 'react-instantsearch'
import { money, ROWS } from '../requestSearch'
import { FACETS } from '../search'
import type { Doc } from '../solr'
import { INDICES, searchClient } from './searchClient'

/*
 * The same page by React InstantSearch, with its own widgets as they come.
 */
const FIRST_INDEX = INDICES[0]?.value ?? ''
const BY_NAME = ['name:asc'] as const

function Hit({ hit }: { readonly hit: Doc }) {
  return (
    <article className="hit" data-id={hit.id}>
      <img src={hit.images?.[0]} width="160" height="120" loading="lazy" alt="" />
      <h3>{hit.title}</h3>
      <p className="price">{hit.price === undefined ? '' : money.format(hit.price)}</p>
      <p className="city">{hit.city}</p>
      <p className="body">{hit.teaser}</p>
    </article>
  )
}

const container = document.getElementById('app')
if (!container) throw new Error('The page has no #app.')
createRoot(container).render(
  <InstantSearch
    searchClient={searchClient}
    indexName={FIRST_INDEX}
    future={{ preserveSharedStateOnUnmount: true }}
  >
    <Configure hitsPerPage={ROWS} maxValuesPerFacet={1000} />
    <div className="layout">
      <div className="bar">
        <SearchBox />
        <Stats />
        <SortBy items={INDICES} />
      </div>
      <aside>
        <CurrentRefinements />
        {FACETS.map(({ field, label, limit }) => (
          <div key={field} id={`f-${field}`}>
            <h4>{label}</h4>
            <RefinementList attribute={field} operator="and" limit={limit} sortBy={[...BY_NAME]} />
          </div>
        ))}
      </aside>
      <main>
        <Hits hitComponent={Hit} />
        <Pagination />
      </main>
    </div>
  </InstantSearch>,
)
