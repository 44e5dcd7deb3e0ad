import { idsAsQuery } from './idsAsQuery'
import type { Pairs } from './pairs'
import { errorAnswer, type SolrAnswer } from './solrAnswer'

/**
 * Posts a rebuilt search to the select handler of a real Solr. Neither the visitor's headers nor the
 * address go along.
 * @param solr the address of the core or collection. @param time milliseconds that the search may take.
 */
export async function forwardToSolr(
  solr: string,
  pairs: Pairs,
  { signal, time }: { readonly signal: AbortSignal; readonly time: number },
): Promise<SolrAnswer> {
  try {
    const answer = await fetch(`${solr.replace(/\/$/, '')}/select`, {
      method: 'POST',
      body: new URLSearchParams(idsAsQuery(pairs).map(([name, value]) => [name, value])),
      redirect: 'error',
      // Solr ends a long search by itself; this is for a Solr that hangs.
      signal: AbortSignal.any([signal, AbortSignal.timeout(2 * time)]),
    })
    const body = await answer.text()
    if (answer.ok) return { status: 200, body }
    return answer.status === 400
      ? errorAnswer(400, messageIn(body))
      : errorAnswer(502, `Solr answered ${answer.status}`)
  } catch (error) {
    return errorAnswer(
      502,
      `Solr did not answer: ${error instanceof Error ? error.message : error}`,
    )
  }
}

/** Solr's words for what is wrong with a search, without the classes and the trace beside them. */
function messageIn(body: string): string {
  const literal = /"msg":\s*("(?:[^"\\]|\\.)*")/.exec(body)?.[1]
  return literal ? String(JSON.parse(literal)) : 'Solr refused the search'
}
