import { globalValue } from '../browser/dom'

interface Drupal {
  behaviors?: Record<string, unknown>
}

/** Registers as a Drupal behavior where Drupal is: attaches once per element, detaches on 'unload' only. */
export function registerBehavior(
  attach: (context: ParentNode) => void,
  detach: (context: Node) => void,
): void {
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
