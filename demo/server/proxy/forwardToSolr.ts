import { idsAsQuery } from './idsAsQuery'
import type { Params } from './params'
import { errorResponse, type SolrResponse } from './solrResponse'

/**
 * Posts a rebuilt search to the select handler of a real Solr, without the visitor's headers and address.
 * @param solr the URL of the core or collection
 * @param time the time that the search may take, in milliseconds
 */
export async function forwardToSolr(
  solr: string,
  params: Params,
  { signal, time }: { readonly signal: AbortSignal; readonly time: number },
): Promise<SolrResponse> {
  try {
    const response = await fetch(`${solr.replace(/\/$/, '')}/select`, {
      method: 'POST',
      body: new URLSearchParams(idsAsQuery(params).map(([name, value]) => [name, value])),
      redirect: 'error',
      // Solr itself ends a long search (timeAllowed). This timeout is for a Solr that hangs.
      signal: AbortSignal.any([signal, AbortSignal.timeout(2 * time)]),
    })
    const body = await response.text()
    if (response.ok) return { status: 200, body }
    return response.status === 400
      ? errorResponse(400, messageIn(body))
      : errorResponse(502, `Solr answered ${response.status}`)
  } catch (error) {
    return errorResponse(
      502,
      `Solr did not answer: ${error instanceof Error ? error.message : error}`,
    )
  }
}

/** The message of a Solr error, without its classes and trace. */
function messageIn(body: string): string {
  const literal = /"msg":\s*("(?:[^"\\]|\\.)*")/.exec(body)?.[1]
  return literal ? String(JSON.parse(literal)) : 'Solr rejected the search'
}
