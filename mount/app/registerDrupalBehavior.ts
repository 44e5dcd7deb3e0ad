import { globalValue } from '../browser/dom'
import type { Lifecycle } from '../lifecycle/lifecycle'

interface Drupal {
  behaviors?: Record<string, unknown>
}

/** Registers a Drupal behavior where Drupal is: it attaches each element once and detaches on 'unload' only. */
export function registerDrupalBehavior({ attach, detach }: Lifecycle): void {
  const drupal = globalValue('Drupal') as Drupal | undefined
  if (typeof drupal !== 'object' || drupal === null) return
  drupal.behaviors ??= {}
  drupal.behaviors['vitrine'] ??= {
    attach: (context: unknown) => attach(nodesOf(context)),
    detach: (context: unknown, _settings: unknown, trigger: unknown) => {
      if (trigger === 'unload') for (const node of nodesOf(context)) detach(node)
    },
  }
}

/** A context is a node, or what Drupal 7 and site scripts hand over: a jQuery object or any other list of nodes. */
function nodesOf(context: unknown): readonly (ParentNode & Node)[] {
  if (isParent(context)) return [context]
  if (typeof context !== 'object' || context === null || !('length' in context)) return []
  return Array.prototype.slice.call(context).filter(isParent)
}

function isParent(value: unknown): value is ParentNode & Node {
  return value instanceof Element || value instanceof Document || value instanceof DocumentFragment
}
