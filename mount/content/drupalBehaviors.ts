import { globalValue } from '../browser/dom'

type Change = (context: Element, settings: unknown, trigger?: string) => void

interface Drupal {
  readonly settings?: unknown
  readonly attachBehaviors?: Change
  readonly detachBehaviors?: Change
}

/** Where Drupal is, its behaviors get an element that came, with the page's settings. */
export function attachBehaviors(element: Element): void {
  const { drupal, settings } = found()
  drupal.attachBehaviors?.(element, settings)
}

/** The same before an element leaves for good. */
export function detachBehaviors(element: Element): void {
  const { drupal, settings } = found()
  drupal.detachBehaviors?.(element, settings, 'unload')
}

function found() {
  const drupal = (globalValue('Drupal') ?? {}) as Drupal
  return { drupal, settings: globalValue('drupalSettings') ?? drupal.settings }
}
