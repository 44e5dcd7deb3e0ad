/** Elements without content. */
export const VOID_ELEMENTS = set(
  'area base br col embed hr img input keygen link menuitem meta param source track wbr',
)

/** Elements that can contain sanitised HTML: the browser parses it there as the sanitiser did, as flow content. */
export const HTML_ELEMENTS = set(
  'article aside blockquote caption dd details div em figcaption figure footer header h1 h2 h3 h4 h5 h6 li main p section small span strong summary td th',
)

/** Elements whose content a data-vitrine-each repeats, instead of the element itself. */
export const LIST_ELEMENTS = set('ul ol dl menu tbody select datalist')

/** Elements that render even without content: without them, rows and lists would lose their shape. */
export const RENDERED_EMPTY = set('td th dt dd')

/** Elements that are blocks by default. */
export const BLOCK_ELEMENTS = set(
  'address article aside blockquote dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li main menu nav ol p section summary table tbody td tfoot th thead tr ul',
)

function set(names: string): ReadonlySet<string> {
  return new Set(names.split(' '))
}
