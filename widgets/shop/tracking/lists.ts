import type { Place } from '../../../src/shop/product'

export interface ProductList {
  readonly list?: string | undefined
  /** How many products of it stand on the pages before this one. */
  readonly start: number
}

const lists = new WeakMap<Element, ProductList>()

/** What a template holds is no product yet. */
const PRODUCTS = '[data-vitrine="product"]:not([data-vitrine-template] *)'

/** Makes an element of the page a list of products. @returns the undo. */
export function addList(element: Element, list: ProductList): () => void {
  lists.set(element, list)
  return () => {
    lists.delete(element)
  }
}

/**
 * Where an element stands: the nearest list around it, and there its product's place, counted from 1 and
 * offset by the list's start (spec 3.14).
 */
export function placeAt(element: Element): Place {
  const home = listAround(element)
  const own = home && lists.get(home)
  if (!own) return {}
  const product = element.closest(PRODUCTS)
  const all = [...home.querySelectorAll(PRODUCTS)].filter((one) => listAround(one) === home)
  const index = product ? all.indexOf(product) : -1
  return { list: own.list, position: index < 0 ? undefined : own.start + index + 1 }
}

function listAround(element: Element): Element | null {
  for (let at = element.parentElement; at; at = at.parentElement) if (lists.has(at)) return at
  return null
}
