import { watchDropdowns } from '../../sagas/dropdowns/watchDropdowns'
import { fetchText } from '../browser/fetchText'

/** The flow of all dropdowns on the page, with the browser's fetch. */
export const dropdownFlow = () =>
  watchDropdowns((url, signal) =>
    fetchText(url, { headers: { Accept: 'application/json' }, signal }),
  )
