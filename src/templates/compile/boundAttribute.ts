/** Attributes that a document's field may fill, beside aria-* and data-* (design, "Result templates"). */
export const BOUND_ATTRIBUTES = [
  'alt',
  'cite',
  'class',
  'content',
  'datetime',
  'dir',
  'download',
  'height',
  'high',
  'href',
  'hreflang',
  'label',
  'lang',
  'loading',
  'low',
  'max',
  'min',
  'optimum',
  'poster',
  'rel',
  'sizes',
  'src',
  'srcset',
  'target',
  'title',
  'value',
  'width',
] as const

const known: ReadonlySet<string> = new Set(BOUND_ATTRIBUTES)

/**
 * Whether a document's field can fill an attribute. Excluded are ids and names (a document could shadow what
 * the page's scripts look for), code, styles, Vitrine's configuration, and attributes that other libraries run
 * as expressions or fetch HTML from.
 */
export function mayBind(name: string): boolean {
  if (known.has(name) || /^aria-[a-z]+$/.test(name)) return true
  return /^data-[a-z][a-z0-9._-]*$/.test(name) && !RUN_BY_OTHERS.test(name)
}

/** Vitrine, the lazy fragment's URL (spec 3.17), knockout, htmx, Angular, Alpine, Vue, Dojo, Bootstrap. */
const RUN_BY_OTHERS = /^data-(?:vitrine|bto|bind|hx|ng|on|x|v|dojo|bs|html|template)(?:-|\.|$)/
