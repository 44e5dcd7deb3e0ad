/** Elements that never hold anything. */
export const VOID_ELEMENTS = set(
  'area base br col embed hr img input keygen link menuitem meta param source track wbr',
)

/** Elements that may take sanitised HTML: where it is parsed as it was sanitised, as flow content. */
export const HTML_HOLDERS = set(
  'article aside blockquote caption dd details div em figcaption figure footer header h1 h2 h3 h4 h5 h6 li main p section small span strong summary td th',
)

/** Elements that a data-vitrine-each does not repeat: it repeats what stands in them. */
export const LIST_HOLDERS = set('ul ol dl menu tbody select datalist')

/** Elements that stay when they have nothing to say: without them rows and lists lose their shape. */
export const KEPT_EMPTY = set('td th dt dd')

/** Elements that start a line of their own, unless a style sheet says otherwise. */
export const BLOCKS = set(
  'address article aside blockquote dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li main menu nav ol p section summary table tbody td tfoot th thead tr ul',
)

function set(names: string): ReadonlySet<string> {
  return new Set(names.split(' '))
}
