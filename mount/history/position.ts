import type { FocusPosition, ScrollAnchor } from '../../src/history/pageSnapshot'
import { activeElement, attributeOf, findAll } from '../browser/dom'

const ITEM = '.vitrine-results__item'
const FOCUSABLE = 'a[href], button, input, select, summary, [tabindex]'

/** The page's mount points in document order, which is the same on each load. */
const mountPoints = () => findAll(document, '[data-vitrine]')

/** The result with the focus when it is in the viewport; else the first in the viewport, else the last above it. */
export function readAnchor(): ScrollAnchor | null {
  if (window.scrollY === 0) return null
  const focused = activeElement()?.closest(ITEM)
  const items = findAll(document, ITEM)
  const focusedItem = focused && isInSight(focused) ? focused : null
  const element =
    focusedItem ?? items.find((one) => one.getBoundingClientRect().bottom > 0) ?? items.at(-1)
  const mount = element ? mountIndexOf(element) : -1
  if (!element || mount < 0) return null
  return { mount, item: itemOf(element) ?? '', top: element.getBoundingClientRect().top }
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
  const item = itemOf(active.closest(ITEM))
  const name = nameOf(active)
  const nth = elementsNamed({ mount, item, name }).indexOf(active)
  return nth < 0 ? null : { mount, item, name, nth }
}

export function mountPointAt(mount: number): Element | null {
  return mountPoints()[mount] ?? null
}

export function itemAt({ mount, item }: { mount: number; item: string }): Element | null {
  const mountPoint = mountPointAt(mount)
  return (mountPoint && findAll(mountPoint, ITEM).find((one) => itemOf(one) === item)) ?? null
}

export function focusTargetAt(focus: FocusPosition): Element | null {
  return elementsNamed(focus)[focus.nth] ?? null
}

function elementsNamed({ mount, item, name }: Omit<FocusPosition, 'nth'>): readonly Element[] {
  const scope = item === null ? mountPointAt(mount) : itemAt({ mount, item })
  return scope ? findAll(scope, FOCUSABLE).filter((one) => nameOf(one) === name) : []
}

function mountIndexOf(element: Element): number {
  const mountPoint = element.closest('[data-vitrine-root]')?.parentElement
  return mountPoint ? mountPoints().indexOf(mountPoint) : -1
}

function itemOf(element: Element | null): string | null {
  return element && attributeOf(element, 'data-item')
}

function nameOf(element: Element): string {
  const text = (element.closest('label') ?? element).textContent ?? ''
  return `${element.localName} ${attributeOf(element, 'href') ?? ''} ${text}`.slice(0, 120)
}

export function isTextField(element: Element): boolean {
  return (
    element instanceof HTMLInputElement && !['checkbox', 'radio', 'range'].includes(element.type)
  )
}
