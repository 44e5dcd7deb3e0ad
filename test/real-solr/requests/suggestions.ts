import { toggleFacet } from '../../../src/facets/toggleFacet'
import { noParams } from '../../../src/solr/request/params'
import { suggestBody } from '../../../src/suggestions/suggestBody'
import { suggestTerm } from '../../../src/suggestions/suggestTerm'
import { type ContractRequest, noContext } from '../contractRequest'

const inCabins = toggleFacet([], { field: 'bundle', mode: 'or' }, 'cabin')

function suggestRequest(text: string, fq: readonly string[] = []): ContractRequest {
  const term = suggestTerm(text)
  if (!term) throw new Error(`There is no suggestion request for “${text}”`)
  const request = {
    params: { ...noParams, q: term.earlier, fq },
    facets: [],
    rows: 24,
    context: noContext,
    extraParams: {},
    indexId: 'listings',
    siteHash: 'k3x9',
  }
  return {
    name: `suggestions: ${text}${fq.length > 0 ? ' among cabins' : ''}`,
    body: suggestBody(request, 'suggest', term),
    ordered: false,
  }
}

/** The requests of the search box while a visitor types (spec 5.3). */
export const suggestRequests = [
  ...[
    'la',
    'lak',
    'lake',
    'lakes',
    'Ba',
    'quiet la',
    'Quiet Cabin WI',
    'lake "sup',
    'zzzz la',
    'st.',
  ].map((text) => suggestRequest(text)),
  suggestRequest('la', inCabins),
  suggestRequest('quiet la', inCabins),
]
