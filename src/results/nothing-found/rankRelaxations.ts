import { MAX_RELAXATIONS } from './constants'
import type { Relaxation } from './relaxation'

/**
 * The changes to offer: what was probably meant comes first, then what finds most. More than one thing is removed at
 * once only where that is needed.
 */
export function rankRelaxations(counted: readonly Relaxation[]): readonly Relaxation[] {
  const found = counted.filter(({ count }) => count > 0)
  const ofKind = (...kinds: readonly Relaxation['kind'][]) =>
    found.filter(({ kind }) => kinds.includes(kind))
  const single = ofKind('filter', 'wider', 'words').sort((a, b) => b.count - a.count)
  const smallest = [[...ofKind('spelling'), ...single], ofKind('filters'), ofKind('all')]
  return (smallest.find((some) => some.length > 0) ?? []).slice(0, MAX_RELAXATIONS)
}
