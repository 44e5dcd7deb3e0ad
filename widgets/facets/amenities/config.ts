export { amenitiesSettings as config } from '../../../src/facets/config/facetSettings'

export const name = 'amenities'
