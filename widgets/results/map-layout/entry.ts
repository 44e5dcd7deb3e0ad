export { placeLook } from './placeLook'
export { withMap } from './withMap'
