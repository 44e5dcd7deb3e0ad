export { rangeSettings as config } from '../../src/config/facetWidget'
