import { SolrError } from '../solrError'

const CALLBACK = /^(\?|[\w$.]{1,100})$/

/**
 * Wraps JSON in a call of the function that `json.wrf` names; `?` is passed through.
 * @throws SolrError for a name that could be more than a name.
 */
export function wrapInCallback(json: string, callback: string | undefined): string {
  if (callback === undefined || callback === '') return json
  if (!CALLBACK.test(callback)) throw new SolrError('json.wrf must be the name of a function')
  return `${callback}(${json})`
}
