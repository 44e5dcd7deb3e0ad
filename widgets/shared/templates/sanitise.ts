import sanitizeHtml from 'sanitize-html'
import { safeUrl } from '../../../src/templates/values/safeUrl'

/**
 * The HTML of a document's field without anything that could run, load or restyle. Loaded by
 * `import('./sanitise')` only, by useSanitised.
 */
export function sanitiseHtml(html: string): string {
  return sanitizeHtml(html, OPTIONS)
}

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: 'a b strong i em u cite code br p ul ol li span'.split(' '),
  allowedAttributes: { a: ['href', 'hreflang', 'title', 'target', 'rel'], '*': ['title'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  parseStyleAttributes: false,
  /** A wall of nested tags would take the browser long to lay out. */
  nestingLimit: 50,
  transformTags: { a: cleanLink },
}

/** A link by our own rule for URLs, over the library's, and without a hold on our window. */
function cleanLink(tagName: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const { href, hreflang, title, target } = attributes
  const url = href === undefined ? null : safeUrl(href)
  const attribs: sanitizeHtml.Attributes = {}
  if (url !== null) attribs['href'] = url
  if (hreflang) attribs['hreflang'] = hreflang
  if (title) attribs['title'] = title
  if (target?.toLowerCase() === '_blank')
    Object.assign(attribs, { target: '_blank', rel: 'noopener' })
  return { tagName, attribs }
}
