import { addSheet } from '../../widgets/shared/lazy/loadStyles'

/** The style sheets in their order; `vitrine.css` is in the page. */
const SHEETS = ['vitrine', 'vitrine-facets', 'vitrine-page', 'vitrine-layout']

/**
 * Adds the style sheet of a further script where the page links `vitrine.css`: behind that and those of the scripts
 * before, unless the page links the file itself. A page with `vitrine-search.css` gets each sheet with what it shows.
 * @param name the file's name without .css
 */
export async function loadPartStyles(name: string): Promise<void> {
  const find = (file: string) =>
    document.querySelector<HTMLLinkElement>(`link[href*="${file}.css"]`)
  const whole = globalThis.document ? find('vitrine') : null
  if (!whole || find(name)) return
  const before = SHEETS.slice(0, SHEETS.indexOf(name)).flatMap((one) => find(one) ?? [])
  const href = whole.href.replace('vitrine.css', `${name}.css`)
  await addSheet(href, whole, before.at(-1) ?? whole).done
}
