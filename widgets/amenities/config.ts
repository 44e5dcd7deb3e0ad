export { amenitiesSettings as config } from '../../src/config/facetWidget'
