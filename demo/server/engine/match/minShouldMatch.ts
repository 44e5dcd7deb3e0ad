import { SolrError } from '../solrError'

/**
 * Reads edismax's `mm`: the number or percentage of optional words that must match. Negative ones say how many may
 * be missing. Of conditional forms (`2<75%`) the last matching condition applies.
 */
export function minShouldMatch(spec: string): (optional: number) => number {
  const conditions = spec.trim().split(/\s+/)
  return (optional) => {
    let min = optional
    for (const condition of conditions) {
      const [, above, amount] = /^(?:(\d+)<)?(-?\d+%?)$/.exec(condition) ?? []
      if (amount === undefined) throw new SolrError(`Cannot parse mm '${spec}'`)
      if (above === undefined || optional > Number(above)) min = required(amount, optional)
    }
    return Math.max(0, Math.min(optional, min))
  }
}

function required(amount: string, optional: number): number {
  const number = Number.parseInt(amount, 10)
  const counted = amount.endsWith('%')
    ? Math.trunc((optional * Math.abs(number)) / 100)
    : Math.abs(number)
  return amount.startsWith('-') ? optional - counted : counted
}
