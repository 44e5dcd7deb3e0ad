import type { KeyboardEvent } from 'react'
import type { ThumbMove } from '../../../src/facets/range/moveThumb'
import { isRtl } from '../../shared/languages/isRtl'

const KEY_MOVES: Readonly<Record<string, ThumbMove>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  PageUp: 'farUp',
  PageDown: 'farDown',
  Home: 'first',
  End: 'last',
}

/** The step of a key; on right-to-left pages, the left arrow increases the amount. */
export function thumbMove(event: KeyboardEvent<HTMLElement>): ThumbMove | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null
  if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
    return (event.key === 'ArrowRight') === isRtl(event.currentTarget) ? 'down' : 'up'
  }
  return KEY_MOVES[event.key] ?? null
}
