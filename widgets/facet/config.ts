export { facetSettings as config } from '../../src/config/facetWidget'
