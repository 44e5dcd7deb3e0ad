import sanitizeHtml from 'sanitize-html'
import type { CaptionRules } from '../../../src/gallery/captionRules'
import { safeUrl } from '../../../src/templates/values/safeUrl'

/** Captions without anything but what the rules list (spec 5.7). Loaded by `import()` only, with the first caption that needs it. */
export function captionSanitiser({ tags, attributes }: CaptionRules): (html: string) => string {
  const options: sanitizeHtml.IOptions = {
    allowedTags: [...tags],
    allowedAttributes: { '*': [...attributes] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesAppliedToAttributes: ['href', 'src', 'cite'],
    parseStyleAttributes: false,
    /** A wall of nested tags would take the browser long to lay out. */
    nestingLimit: 50,
    transformTags: { '*': clean },
  }
  return (html) => sanitizeHtml(html, options)
}

/** Addresses by our own rule, over the library's; no named window, and no hold on ours. */
function clean(tagName: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const kept = Object.entries(attributes).flatMap(([name, value]) => {
    const own = cleaned(name, value)
    return own === null ? [] : [[name, own] as const]
  })
  return { tagName, attribs: Object.fromEntries(kept) }
}

function cleaned(name: string, value: string): string | null {
  if (/^(?:href|src|cite)$/.test(name)) return safeUrl(value)
  if (name === 'target')
    return /^_(?:blank|parent|self|top)$/i.test(value) ? value.toLowerCase() : null
  return name === 'rel' ? value.replace(/\bopener\b/gi, '').trim() : value
}
