import { watchDropdowns } from '../../sagas/dropdowns/choices'
import { fetchText } from '../browser/fetchText'

/** The flow of every dropdown on the page, with the browser's own way to fetch. */
export const choicesFlow = () =>
  watchDropdowns((url, signal) =>
    fetchText(url, { headers: { Accept: 'application/json' }, signal }),
  )
