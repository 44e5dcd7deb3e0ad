import Cookies from 'js-cookie'
import { onTestEnd } from './onTestEnd'

const NAMESPACE = 'riot_solr_flag_items'

/** Saves these items before the visit, in this order. All saved items are removed when the test ends. */
export function haveSaved(ids: readonly string[], namespace = NAMESPACE): void {
  Cookies.set(namespace, JSON.stringify(ids), { path: '/' })
  onTestEnd(() => {
    Cookies.remove(namespace, { path: '/' })
    localStorage.removeItem(namespace)
  })
}

/** The present content of a namespace's cookie. */
export function savedIn(namespace = NAMESPACE): readonly string[] {
  return JSON.parse(Cookies.get(namespace) ?? '[]')
}
