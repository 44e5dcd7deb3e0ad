/** The parts of a document's key in the index. */
export interface DocKeyParts {
  readonly siteHash: string | null
  readonly indexId: string
  readonly key: string
}

/** Builds `{siteHash}-{indexId}-{key}`, or `{indexId}-{key}` without a site hash (spec 3.6). */
export function docKey({ siteHash, indexId, key }: DocKeyParts): string {
  return siteHash ? `${siteHash}-${indexId}-${key}` : `${indexId}-${key}`
}
