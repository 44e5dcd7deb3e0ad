/** What the first map of a page brings along. */
export { addHighlightedSlice } from '../../sagas/map/addHighlightedSlice'
export { map } from '../../widgets/map/entry'
