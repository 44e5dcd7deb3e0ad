import type { FocusPosition } from '../../src/history/pageSnapshot'
import { findAll } from '../browser/dom'
import { focusableIn, ITEM, itemOf, mountPoints, nameOf } from './position'

export function mountPointAt(mount: number): Element | null {
  return mountPoints()[mount] ?? null
}

export function itemAt({ mount, item }: { mount: number; item: string }): Element | null {
  const mountPoint = mountPointAt(mount)
  return (mountPoint && findAll(mountPoint, ITEM).find((one) => itemOf(one) === item)) ?? null
}

/** Finds the element that had the focus: it has its name, and as many namesakes before it. */
export function focusTargetAt({ mount, item, name, nth }: FocusPosition): Element | null {
  const scope = item === null ? mountPointAt(mount) : itemAt({ mount, item })
  const namesakes = scope && focusableIn(scope).filter((one) => nameOf(one) === name)
  return namesakes?.[nth] ?? null
}
