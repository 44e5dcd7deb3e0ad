import type { FocusPosition, ScrollAnchor } from '../../src/history/pageSnapshot'
import { firstIndexWhere } from '../../src/results/firstIndexWhere'
import { scrollersOf } from '../../widgets/shared/scrollers'
import { activeElement, attributeOf, findAll } from '../browser/dom'

const LIST = '.vitrine-results__list'
export const ITEM = '.vitrine-results__item'
const FOCUSABLE = 'a[href], button, input, select, summary, [tabindex]'

/** The page's mount points in document order, which is the same on each load. */
export const mountPoints = () => findAll(document, '[data-vitrine]')

/** The result with the focus when it is in the viewport; else the first in the viewport, else the last above it. */
export function readAnchor(): ScrollAnchor | null {
  const lists = findAll(document, LIST)
  if (!lists.some(isScrolled)) return null
  const focused = activeElement()?.closest(ITEM)
  const element = focused && isInSight(focused) ? focused : firstItemInSight(lists)
  const mount = element ? mountIndexOf(element) : -1
  if (!element || mount < 0) return null
  return { mount, item: itemOf(element) ?? '', top: element.getBoundingClientRect().top }
}

const isScrolled = (list: Element) => scrollersOf(list).some(({ scrollTop }) => scrollTop)

/** Items stand in the order of the document, so only a few of a thousand are measured. */
function firstItemInSight(lists: readonly Element[]): Element | null {
  let last: Element | null = null
  for (const { children } of lists) {
    const isBelowTop = (i: number) => (children[i]?.getBoundingClientRect().bottom ?? 0) > 0
    let index = firstIndexWhere(children.length, isBelowTop)
    // Cards in a row may end at different heights.
    while (index > 0 && isBelowTop(index - 1)) index--
    const item = children[index]
    if (item) return item
    last = children[children.length - 1] ?? last
  }
  return last
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}

/** A text field is not saved, since focusing it again would open the on-screen keyboard. */
export function readFocus(): FocusPosition | null {
  const active = activeElement()
  const mount = active ? mountIndexOf(active) : -1
  if (!active || mount < 0 || isTextField(active)) return null
  const item = active.closest(ITEM)
  const scope = item ?? active.closest('[data-vitrine-root]')?.parentElement
  const all = scope ? focusableIn(scope) : []
  const name = nameOf(active)
  const isNamesake = (one: Element) => one.localName === active.localName && nameOf(one) === name
  const nth = all.slice(0, all.indexOf(active)).filter(isNamesake).length
  return all.includes(active) ? { mount, item: itemOf(item), name, nth } : null
}

export const focusableIn = (scope: Element) => findAll(scope, FOCUSABLE)

function mountIndexOf(element: Element): number {
  const mountPoint = element.closest('[data-vitrine-root]')?.parentElement
  return mountPoint ? mountPoints().indexOf(mountPoint) : -1
}

export function itemOf(element: Element | null): string | null {
  return element && attributeOf(element, 'data-item')
}

export function nameOf(element: Element): string {
  const text = (element.closest('label') ?? element).textContent ?? ''
  return `${element.localName} ${attributeOf(element, 'href') ?? ''} ${text}`.slice(0, 120)
}

export function isTextField(element: Element): boolean {
  return (
    element instanceof HTMLInputElement && !['checkbox', 'radio', 'range'].includes(element.type)
  )
}
