import { requestSolr } from '../../../demo/solr/requestSolr'

/** A document, with the fields that the tests read. */
export type Doc = Readonly<Record<string, unknown>>

interface Answer {
  readonly response: { readonly numFound: number; readonly docs: readonly Doc[] }
}

/** Asks Solr itself, beside WordPress. */
export async function askSolr(url: string, query: string): Promise<Answer> {
  return (await requestSolr(`${url}/select?${query}&wt=json`)) as Answer
}

/** The number of documents in Solr. */
export async function countInSolr(url: string): Promise<number> {
  return (await askSolr(url, 'q=*:*&rows=0')).response.numFound
}
