import { SolrError } from '../solrError'

const CALLBACK = /^(\?|[\w$.]{1,100})$/

/**
 * Wraps JSON in a call of the function that `json.wrf` names. `?` is allowed as a name.
 * @throws SolrError when it is not a plain name.
 */
export function wrapInCallback(json: string, callback: string | undefined): string {
  if (callback === undefined || callback === '') return json
  if (!CALLBACK.test(callback)) throw new SolrError('json.wrf must be the name of a function')
  return `${callback}(${json})`
}
