/** The matching documents: one byte for each document, 1 or 0. */
export type DocSet = Uint8Array

export function emptySet(size: number): DocSet {
  return new Uint8Array(size)
}

export function fullSet(size: number): DocSet {
  return new Uint8Array(size).fill(1)
}

export function intersect(first: DocSet, second: DocSet): DocSet {
  return first.map((inFirst, doc) => inFirst & (second[doc] ?? 0))
}

/** The documents of the first set that are not in the second. */
export function subtract(first: DocSet, second: DocSet): DocSet {
  return first.map((inFirst, doc) => inFirst & ~(second[doc] ?? 0))
}

/** Adds the documents of the second to the first, in place. */
export function addAll(first: DocSet, second: DocSet): void {
  for (let doc = 0; doc < first.length; doc += 1) {
    if (second[doc]) first[doc] = 1
  }
}

/** The numbers of the documents in the set, in the order of the index. */
export function members(set: DocSet): number[] {
  const found: number[] = []
  for (let doc = 0; doc < set.length; doc += 1) {
    if (set[doc]) found.push(doc)
  }
  return found
}
