/**
 * Asks Solr for something and reads its JSON.
 * @param json sent as the body when it is given.
 * @throws Error with Solr's own words when it refuses.
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
  if (!response.ok) throw new Error(`Solr answered ${response.status} to ${url}: ${text}`)
  return JSON.parse(text)
}
