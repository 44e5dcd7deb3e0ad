/** The HTML that a caption may contain. */
export interface CaptionRules {
  readonly tags: readonly string[]
  readonly attributes: readonly string[]
}

/** The default rules (spec 5.7). */
export const CAPTION_RULES: CaptionRules = {
  tags: ['a', 'b', 'strong', 'i', 'em', 'u', 'cite', 'code', 'br'],
  attributes: ['href', 'hreflang', 'title', 'target'],
}

/**
 * The elements that a site's lists may name: text and pictures. Nothing that runs code, loads a page, takes
 * input, changes styles or has its own parsing rules.
 */
const TAGS = new Set(
  'a abbr b bdi bdo big blockquote br cite code dd del dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q rp rt ruby s samp small span strong sub sup time tt u ul var wbr'.split(
    ' ',
  ),
)
const ATTRIBUTES = new Set(
  'alt cite class datetime dir height href hreflang lang rel src target title width'.split(' '),
)

export interface SiteCaptionRules {
  readonly rules: CaptionRules
  /** Names in the site's lists that are never allowed. */
  readonly rejected: readonly string[]
}

/** A site's rules: its lists replace the defaults (spec 5.7), without unsafe names. */
export function captionRules(siteRules: {
  readonly tags?: readonly string[] | undefined
  readonly attributes?: readonly string[] | undefined
}): SiteCaptionRules {
  const tags = (siteRules.tags ?? CAPTION_RULES.tags).map(normalise)
  const attributes = (siteRules.attributes ?? CAPTION_RULES.attributes).map(normalise)
  return {
    rules: {
      tags: tags.filter((one) => TAGS.has(one)),
      attributes: attributes.filter((one) => ATTRIBUTES.has(one)),
    },
    rejected: [
      ...tags.filter((one) => !TAGS.has(one)).map((one) => `<${one}>`),
      ...attributes.filter((one) => !ATTRIBUTES.has(one)),
    ],
  }
}

function normalise(name: string): string {
  return name.trim().toLowerCase()
}
