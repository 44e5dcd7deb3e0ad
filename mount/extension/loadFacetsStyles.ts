import { loadStyles } from '../../widgets/shared/lazy/loadStyles'

/**
 * Loads the styles of further facets. A page with `vitrine-search.css` gets each sheet with what it shows; one with
 * `vitrine.css` gets `vitrine-facets.css` right after it, unless it links that file itself.
 */
export async function loadFacetsStyles(): Promise<void> {
  await loadStyles('choices')
  const find = (name: string) => document.querySelector<HTMLLinkElement>(`link[href*="${name}"]`)
  const whole = globalThis.document ? find('vitrine.css') : null
  if (!whole || find('vitrine-facets.css')) return
  const link = whole.cloneNode() as HTMLLinkElement
  link.removeAttribute('id')
  link.removeAttribute('integrity')
  link.href = whole.href.replace('vitrine.css', 'vitrine-facets.css')
  const done = new Promise<void>((resolve) => {
    link.onload = () => resolve()
    link.onerror = () => resolve()
  })
  whole.after(link)
  await done
}
