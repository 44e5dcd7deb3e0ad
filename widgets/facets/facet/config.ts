export { facetSettings as config } from '../../../src/facets/config/facetSettings'

export const name = 'facet'
