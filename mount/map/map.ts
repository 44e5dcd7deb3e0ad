/** What the first map of a page brings along. */
export { keepPointed } from '../../sagas/pointed'
export { map } from '../../widgets/map/entry'
