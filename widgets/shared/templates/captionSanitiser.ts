import sanitizeHtml from 'sanitize-html'
import type { CaptionRules } from '../../../src/gallery/captionRules'
import { safeUrl } from '../../../src/templates/values/safeUrl'

/** Creates a sanitiser that keeps only what the rules list (spec 5.7). Loaded by `import()`, on first use. */
export function captionSanitiser({ tags, attributes }: CaptionRules): (html: string) => string {
  const options: sanitizeHtml.IOptions = {
    allowedTags: [...tags],
    allowedAttributes: { '*': [...attributes] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesAppliedToAttributes: ['href', 'src', 'cite'],
    parseStyleAttributes: false,
    // Deeply nested tags take the browser long to lay out.
    nestingLimit: 50,
    transformTags: { '*': clean },
  }
  return (html) => sanitizeHtml(html, options)
}

/** Applies Vitrine's rule for URLs beside the library's; removes named windows and `opener`. */
function clean(tagName: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const entries = Object.entries(attributes).flatMap(([name, value]) => {
    const safe = cleanAttribute(name, value)
    return safe === null ? [] : [[name, safe] as const]
  })
  return { tagName, attribs: Object.fromEntries(entries) }
}

function cleanAttribute(name: string, value: string): string | null {
  if (/^(?:href|src|cite)$/.test(name)) return safeUrl(value)
  if (name === 'target')
    return /^_(?:blank|parent|self|top)$/i.test(value) ? value.toLowerCase() : null
  return name === 'rel' ? value.replace(/\bopener\b/gi, '').trim() : value
}
