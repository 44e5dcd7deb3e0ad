import { SolrError } from '../solrError'

/**
 * Reads edismax's `mm`: a number or a percentage of the optional words that must match; negative
 * ones say how many may be missing. Conditional forms (`2<75%`) use their last condition that holds.
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
