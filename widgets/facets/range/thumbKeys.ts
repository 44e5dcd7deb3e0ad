import type { KeyboardEvent } from 'react'
import type { Move } from '../../../src/facets/range/moved'
import { isRtl } from '../../shared/languages/isRtl'

const MOVES: Readonly<Record<string, Move>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  PageUp: 'farUp',
  PageDown: 'farDown',
  Home: 'first',
  End: 'last',
}

/** What a key asks of a thumb; in right-to-left pages the left arrow is the one that goes up. */
export function moveOf(event: KeyboardEvent<HTMLElement>): Move | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null
  if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
    return (event.key === 'ArrowRight') === isRtl(event.currentTarget) ? 'down' : 'up'
  }
  return MOVES[event.key] ?? null
}
