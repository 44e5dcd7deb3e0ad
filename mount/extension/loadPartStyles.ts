/**
 * Adds `vitrine-facets.css` or `vitrine-page.css` where the page links `vitrine.css`: right after it, and that of the page
 * after that of the facets; unless the page links the file itself. A page with `vitrine-search.css` gets each sheet with
 * what it shows.
 * @param name the file's name without .css
 */
export async function loadPartStyles(name: string): Promise<void> {
  const find = (file: string) => document.querySelector<HTMLLinkElement>(`link[href*="${file}"]`)
  const whole = globalThis.document ? find('vitrine.css') : null
  if (!whole || find(`${name}.css`)) return
  const link = whole.cloneNode() as HTMLLinkElement
  link.removeAttribute('id')
  link.removeAttribute('integrity')
  link.href = whole.href.replace('vitrine.css', `${name}.css`)
  const done = new Promise<void>((resolve) => {
    link.onload = () => resolve()
    link.onerror = () => resolve()
  })
  const facets = name === 'vitrine-page' ? find('vitrine-facets.css') : null
  ;(facets ?? whole).after(link)
  await done
}
