import { globalValue } from '../browser/dom'

type Change = (context: Element, settings: unknown, trigger?: string) => void

interface Drupal {
  readonly settings?: unknown
  readonly attachBehaviors?: Change
  readonly detachBehaviors?: Change
}

/** Attaches Drupal's behaviors to a new element, where Drupal is. */
export function attachBehaviors(element: Element): void {
  const { drupal, settings } = found()
  drupal.attachBehaviors?.(element, settings)
}

/** Detaches them before an element leaves for good. */
export function detachBehaviors(element: Element): void {
  const { drupal, settings } = found()
  drupal.detachBehaviors?.(element, settings, 'unload')
}

function found() {
  const drupal = (globalValue('Drupal') ?? {}) as Drupal
  return { drupal, settings: globalValue('drupalSettings') ?? drupal.settings }
}
