export { amenitiesSettings as config } from '../../../src/facets/config/facetSettings'
