/**
 * Why a template cannot contain an element: it runs code, loads pages, changes the head, or its content is not
 * markup. The element is then left out with its content.
 * @param inForeign whether it is inside svg or math, where a title is a tooltip.
 * @returns null when the element is allowed.
 */
export function elementIssue(
  name: string,
  attributes: ReadonlyMap<string, string>,
  inForeign: boolean,
): string | null {
  const lower = name.toLowerCase()
  if (!/^[a-z][\w.-]*$/i.test(name)) return 'is not an element name that we can keep.'
  if (RUNS_CODE.has(lower)) return 'is not kept in a template: it could run code.'
  if (NOT_MARKUP.has(lower)) return 'is not kept in a template: its content is not shown as markup.'
  if (lower === 'title' && !inForeign) return "would change the page's own title."
  if ((lower === 'meta' || lower === 'link') && !attributes.has('itemprop')) {
    return 'is kept in a template only with itemprop, as structured data.'
  }
  return null
}

const RUNS_CODE: ReadonlySet<string> = new Set([
  'applet',
  'base',
  'embed',
  'fencedframe',
  'frame',
  'frameset',
  'iframe',
  'object',
  'param',
  'portal',
  'script',
  'style',
])

const NOT_MARKUP: ReadonlySet<string> = new Set([
  'body',
  'head',
  'html',
  'listing',
  'noembed',
  'noframes',
  'noscript',
  'plaintext',
  'template',
  'xmp',
])
