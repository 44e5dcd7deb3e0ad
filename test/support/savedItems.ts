import Cookies from 'js-cookie'
import { onTestEnd } from './onTestEnd'

const NAMESPACE = 'riot_solr_flag_items'

/** The visitor has saved these before, in this order; what they save in this test is forgotten at its end. */
export function haveSaved(ids: readonly string[], namespace = NAMESPACE): void {
  Cookies.set(namespace, JSON.stringify(ids), { path: '/' })
  onTestEnd(() => {
    Cookies.remove(namespace, { path: '/' })
    localStorage.removeItem(namespace)
  })
}

/** What a namespace's cookie holds now. */
export function savedIn(namespace = NAMESPACE): readonly string[] {
  return JSON.parse(Cookies.get(namespace) ?? '[]')
}
