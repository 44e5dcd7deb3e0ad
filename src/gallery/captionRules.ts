/** What a caption may hold. */
export interface CaptionRules {
  readonly tags: readonly string[]
  readonly attributes: readonly string[]
}

/** Spec 5.7. */
export const CAPTION_RULES: CaptionRules = {
  tags: ['a', 'b', 'strong', 'i', 'em', 'u', 'cite', 'code', 'br'],
  attributes: ['href', 'hreflang', 'title', 'target'],
}

/**
 * What a site's own lists may name: elements that are text, and a picture. Nothing that runs, loads a page,
 * takes input, restyles, or is read by other rules than plain HTML's (design §3a).
 */
const TAGS = new Set(
  'a abbr b bdi bdo big blockquote br cite code dd del dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q rp rt ruby s samp small span strong sub sup time tt u ul var wbr'.split(
    ' ',
  ),
)
const ATTRIBUTES = new Set(
  'alt cite class datetime dir height href hreflang lang rel src target title width'.split(' '),
)

export interface ReadRules {
  readonly rules: CaptionRules
  /** What the site's lists name that no caption gets. */
  readonly refused: readonly string[]
}

/** The rules of a site: its own lists instead of ours (spec 5.7), without what would never be safe. */
export function captionRules(own: {
  readonly tags?: readonly string[] | undefined
  readonly attributes?: readonly string[] | undefined
}): ReadRules {
  const tags = (own.tags ?? CAPTION_RULES.tags).map(plain)
  const attributes = (own.attributes ?? CAPTION_RULES.attributes).map(plain)
  return {
    rules: {
      tags: tags.filter((one) => TAGS.has(one)),
      attributes: attributes.filter((one) => ATTRIBUTES.has(one)),
    },
    refused: [
      ...tags.filter((one) => !TAGS.has(one)).map((one) => `<${one}>`),
      ...attributes.filter((one) => !ATTRIBUTES.has(one)),
    ],
  }
}

function plain(name: string): string {
  return name.trim().toLowerCase()
}
