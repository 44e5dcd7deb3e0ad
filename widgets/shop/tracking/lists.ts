import type { ListPosition } from '../../../src/shop/product'

export interface ProductList {
  readonly list?: string | undefined
  /** How many of its products are on the pages before this one. */
  readonly start: number
}

const lists = new WeakMap<Element, ProductList>()

/** Products outside templates. */
const PRODUCTS = '[data-vitrine="product"]:not([data-vitrine-template] *)'

/** Registers an element as a list of products. @returns a function that removes it. */
export function registerList(element: Element, list: ProductList): () => void {
  lists.set(element, list)
  return () => {
    lists.delete(element)
  }
}

/**
 * The list around an element and its product's position there, counted from 1 and offset by the list's
 * start (spec 3.14).
 */
export function positionOf(element: Element): ListPosition {
  const listElement = listAround(element)
  const productList = listElement && lists.get(listElement)
  if (!productList) return {}
  const product = element.closest(PRODUCTS)
  const all = [...listElement.querySelectorAll(PRODUCTS)].filter(
    (one) => listAround(one) === listElement,
  )
  const index = product ? all.indexOf(product) : -1
  return { list: productList.list, position: index < 0 ? undefined : productList.start + index + 1 }
}

function listAround(element: Element): Element | null {
  for (let at = element.parentElement; at; at = at.parentElement) if (lists.has(at)) return at
  return null
}
