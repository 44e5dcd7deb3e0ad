/**
 * Whether a query has words that a visitor can leave out.
 * @param sent the query as it is requested: saved items, which are found by ids, have a plus in front
 */
export function hasWords(q: string, sent: string): boolean {
  const words = q.trim()
  return !['', '*', '*:*'].includes(words) && sent !== `+${words}`
}
