/** What the first map of a page brings along. */
export { keepPointed } from '../../sagas/map/pointed'
export { map } from '../../widgets/map/entry'
