import { answerTo } from './answers'

/** Fields of the pages with one facet more; the corpus has none of them. */
const ROOTS = 50
const CHILDREN = 99
const FOUND = 100_000
/** How many values Solr lists without a limit. */
const DEFAULT_LIMIT = 100

const IS_BESIDE = /(?:^|})(?:deep|many)$/
const kept = new Map<string, string>()

/**
 * The engine's answer, with what Solr would count of `deep`, a tree of 5,000 nodes, and of `many`, a field of 100,000
 * values.
 */
export function answerBeside(body: string): string {
  const params = new URLSearchParams(body)
  const asked = params.getAll('facet.field').filter((text) => IS_BESIDE.test(text))
  if (asked.length === 0) return answerTo(body)
  const answer = kept.get(body)
  if (answer !== undefined) return answer
  const others = [...params].filter(
    ([name, value]) => !IS_BESIDE.test(value) && !/^f\.(?:deep|many)\./.test(name),
  )
  const parsed = JSON.parse(answerTo(new URLSearchParams(others).toString()))
  for (const text of asked) {
    const key = /key=([^ }]+)/.exec(text)?.[1] ?? 'many'
    const level = /^deep:(\d)$/.exec(key)?.[1]
    const limit = Number(
      params.get(level ? 'f.deep.facet.limit' : 'f.many.facet.limit') ?? DEFAULT_LIMIT,
    )
    const counts = level ? levelCounts(Number(level)) : valueCounts(Math.min(limit, FOUND))
    parsed.facet_counts.facet_fields[key] = Object.fromEntries(counts.slice(0, limit))
  }
  const complete = JSON.stringify(parsed)
  kept.set(body, complete)
  return complete
}

type Counts = readonly (readonly [value: string, count: number])[]

/** In the order of the index, as the page asks. */
function levelCounts(level: number): Counts {
  const roots = Array.from({ length: ROOTS }, (_, i) => `Region ${i}`)
  if (level === 0) return roots.map((root, i) => [root, 900 - i])
  if (level > 1) return []
  return roots.flatMap((root) =>
    Array.from({ length: CHILDREN }, (_, i) => [`${root}/Place ${i}`, CHILDREN - i] as const),
  )
}

function valueCounts(count: number): Counts {
  return Array.from({ length: count }, (_, i) => [
    `Owner ${String(i).padStart(6, '0')}`,
    900 - (i % 800),
  ])
}
