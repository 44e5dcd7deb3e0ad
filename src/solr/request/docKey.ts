/** What names a document in the index. */
export interface DocKeyParts {
  readonly siteHash: string | null
  readonly indexId: string
  readonly key: string
}

/** `{siteHash}-{indexId}-{key}`, or `{indexId}-{key}` without a site hash (spec 3.6). */
export function docKey({ siteHash, indexId, key }: DocKeyParts): string {
  return siteHash ? `${siteHash}-${indexId}-${key}` : `${indexId}-${key}`
}
