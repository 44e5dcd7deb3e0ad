export { rangeSettings as config } from '../../../src/facets/config/facetSettings'

export const name = 'range'
