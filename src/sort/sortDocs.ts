import { docField } from '../results/docField'
import type { Doc } from '../solr/response/readDocs'

let collator: Intl.Collator | undefined

/**
 * Sorts documents by a list such as `title asc, price desc`. Documents without a field sort last in either
 * direction. Text is compared without case and outer white space; a multi-valued field by its first value.
 * The sort is stable.
 * @see spec 4.4, design decision 24
 */
export function sortDocs(docs: readonly Doc[], list: string): readonly Doc[] {
  const keys = list.split(',').map((part) => {
    const [field = '', direction] = part.trim().split(/\s+/)
    return { field, sign: direction === 'desc' ? -1 : 1 }
  })
  return docs.toSorted((a, b) => {
    for (const { field, sign } of keys) {
      const [left, right] = [comparable(docField(a, field)), comparable(docField(b, field))]
      const isMissing = Number(left === null) - Number(right === null)
      const order = isMissing || sign * compare(left, right)
      if (order !== 0) return order
    }
    return 0
  })
}

/** A number, or text without outer white space; null when the field is missing or empty. */
function comparable(value: unknown): number | string | null {
  const first: unknown = Array.isArray(value) ? value[0] : value
  if (typeof first === 'number') return first
  return first === null || first === undefined ? null : String(first).trim() || null
}

function compare(a: number | string | null, b: number | string | null): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  // The same order in every locale.
  collator ??= new Intl.Collator('en', { sensitivity: 'accent' })
  return collator.compare(String(a), String(b))
}
