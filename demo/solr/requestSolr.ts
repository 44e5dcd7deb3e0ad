/**
 * Sends a request to Solr and reads its JSON.
 * @param json the body; without it the request is a GET
 * @throws Error with Solr's response when it fails.
 */
export async function requestSolr(url: string, json?: unknown): Promise<unknown> {
  const response = await fetch(
    url,
    json === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(json),
        },
  )
  const text = await response.text()
  if (!response.ok) throw new Error(`Solr responded ${response.status} to ${url}: ${text}`)
  return JSON.parse(text)
}
