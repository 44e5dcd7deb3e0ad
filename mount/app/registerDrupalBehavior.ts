import { globalValue } from '../browser/dom'
import type { VitrineApi } from './vitrineApi'

interface Drupal {
  behaviors?: Record<string, unknown>
}

/** Registers a Drupal behavior where Drupal is: it attaches each element once and detaches on 'unload' only. */
export function registerDrupalBehavior({ attach, detach }: VitrineApi): void {
  const drupal = globalValue('Drupal') as Drupal | undefined
  if (typeof drupal !== 'object' || drupal === null) return
  drupal.behaviors ??= {}
  drupal.behaviors['vitrine'] = {
    attach: (context: unknown) => {
      if (isParent(context)) attach(context)
    },
    detach: (context: unknown, _settings: unknown, trigger: unknown) => {
      if (isParent(context) && trigger === 'unload') detach(context)
    },
  }
}

function isParent(value: unknown): value is ParentNode & Node {
  return value instanceof Element || value instanceof Document || value instanceof DocumentFragment
}
