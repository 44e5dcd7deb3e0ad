/**
 * Makes room in a laid-out page for a map beside its results, and for the switch between the two. A page that a server
 * has laid out has both.
 * @param results the mount point of the results
 * @returns the page; null where the results stand in none.
 */
export function layOutMap(results: Element): Element | null {
  const main = results.closest('.vitrine-page__main')
  const page = main?.parentElement
  if (!main || !page) return null
  page.classList.add('vitrine-page--map')
  if (!page.querySelector(MAP)) {
    main.before(place('vitrine-page__switch'))
    page.append(place('vitrine-page__map'))
  }
  return page
}

export const MAP = '.vitrine-page__map'
export const SWITCH = '.vitrine-page__switch'

/** The mount point of the map. */
export function mapPoint(options: object | undefined): Element {
  const element = document.createElement('div')
  element.setAttribute('data-vitrine', 'map')
  if (options) element.setAttribute('data-vitrine-config', JSON.stringify(options))
  return element
}

function place(className: string): Element {
  const element = document.createElement('div')
  element.className = className
  return element
}
