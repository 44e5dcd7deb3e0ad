import { searchedFields } from '../corpus/searchedFields'
import type { EngineAnswer } from '../engine/createEngine'
import type { ParamPairs } from '../engine/solrParams'
import { idsAsQuery } from './idsAsQuery'

/** Sends a search to a real Solr. @param url of the core or collection. */
export async function forwardToSolr(
  url: string,
  pairs: ParamPairs,
  signal: AbortSignal,
): Promise<EngineAnswer> {
  const fields = Object.entries(searchedFields).map(([name, weight]) => `${name}^${weight}`)
  const defaults: ParamPairs = pairs.some(([name]) => name === 'qf')
    ? []
    : [['qf', fields.join(' ')]]
  const body = new URLSearchParams(
    [...idsAsQuery(pairs), ...defaults].map(([name, value]) => [name, value]),
  )
  try {
    const answer = await fetch(`${url.replace(/\/$/, '')}/select`, { method: 'POST', body, signal })
    return { status: answer.status, body: await answer.text() }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return {
      status: 502,
      body: JSON.stringify({ error: { msg: `Solr did not answer: ${reason}`, code: 502 } }),
    }
  }
}
