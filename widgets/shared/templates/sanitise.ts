import sanitizeHtml from 'sanitize-html'
import { safeUrl } from '../../../src/templates/values/safeUrl'

/** Removes all that could run, load or restyle from the HTML of a field. Loaded by `import()`, on first use. */
export function sanitiseHtml(html: string): string {
  return sanitizeHtml(html, OPTIONS)
}

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: 'a b strong i em u cite code br p ul ol li span'.split(' '),
  allowedAttributes: { a: ['href', 'hreflang', 'title', 'target', 'rel'], '*': ['title'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  parseStyleAttributes: false,
  // Deeply nested tags take the browser long to lay out.
  nestingLimit: 50,
  transformTags: { a: cleanLink },
}

/** Applies Vitrine's rule for URLs beside the library's, and `noopener` to links that open a tab. */
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
