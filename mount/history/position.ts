import type { FocusPosition, ScrollAnchor } from '../../src/history/pageSnapshot'
import { activeElement, attributeOf, findAll } from '../browser/dom'

const ITEM = '.vitrine-results__item'
const FOCUSABLE = 'a[href], button, input, select, summary, [tabindex]'

/** The page's mount points, in the order of its markup, which is the same whenever it is loaded. */
const mountPoints = () => findAll(document, '[data-vitrine]')

/** The result that holds the focus, if it is in sight; else the first in sight, else the last above it. */
export function readAnchor(): ScrollAnchor | null {
  if (window.scrollY === 0) return null
  const focused = activeElement()?.closest(ITEM)
  const items = findAll(document, ITEM)
  const held = focused && isInSight(focused) ? focused : null
  const element =
    held ?? items.find((one) => one.getBoundingClientRect().bottom > 0) ?? items.at(-1)
  const mount = element ? mountOf(element) : -1
  if (!element || mount < 0) return null
  return { mount, item: itemOf(element) ?? '', top: element.getBoundingClientRect().top }
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}

/** A field that text is typed into is not kept: to be brought back there would open a keyboard. */
export function readFocus(): FocusPosition | null {
  const active = activeElement()
  const mount = active ? mountOf(active) : -1
  if (!active || mount < 0 || isTextField(active)) return null
  const item = itemOf(active.closest(ITEM))
  const name = nameOf(active)
  const nth = namesakes({ mount, item, name }).indexOf(active)
  return nth < 0 ? null : { mount, item, name, nth }
}

export function mountPointAt(mount: number): Element | null {
  return mountPoints()[mount] ?? null
}

export function itemAt({ mount, item }: { mount: number; item: string }): Element | null {
  const place = mountPointAt(mount)
  return (place && findAll(place, ITEM).find((one) => itemOf(one) === item)) ?? null
}

export function focusTargetAt(focus: FocusPosition): Element | null {
  return namesakes(focus)[focus.nth] ?? null
}

function namesakes({ mount, item, name }: Omit<FocusPosition, 'nth'>): readonly Element[] {
  const scope = item === null ? mountPointAt(mount) : itemAt({ mount, item })
  return scope ? findAll(scope, FOCUSABLE).filter((one) => nameOf(one) === name) : []
}

function mountOf(element: Element): number {
  const own = element.closest('[data-vitrine-root]')?.parentElement
  return own ? mountPoints().indexOf(own) : -1
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
