import { act } from '@testing-library/react'

interface Watcher {
  readonly maxWidth: number
  readonly changed: () => void
}

const WIDE = 1280
let width = WIDE
const watchers = new Set<Watcher>()

const LESS_MOTION = '(prefers-reduced-motion: reduce)'
let lessMotion = false

/** Answers the media queries that we ask: `(max-width: 719px)`, reduced motion. A desktop before each test. */
export function installScreen(): void {
  Object.assign(window, { matchMedia })
  beforeEach(() => {
    width = WIDE
    lessMotion = false
  })
}

/** Turns the visitor's device, or picks up another one. */
export function setScreenWidth(px: number): void {
  act(() => {
    const before = width
    width = px
    for (const { maxWidth, changed } of [...watchers]) {
      if (before <= maxWidth !== px <= maxWidth) changed()
    }
  })
}

/** The visitor asks for less motion. */
export function askForLessMotion(): void {
  lessMotion = true
}

function matchMedia(query: string) {
  if (query === LESS_MOTION) return { matches: lessMotion }
  const limit = /^\(max-width: (\d+)px\)$/.exec(query)?.[1]
  if (limit === undefined) throw new Error(`The fake screen does not know the query ${query}`)
  const maxWidth = Number(limit)
  const own = new Map<() => void, Watcher>()
  return {
    get matches() {
      return width <= maxWidth
    },
    addEventListener(_: 'change', changed: () => void) {
      const watcher = { maxWidth, changed }
      own.set(changed, watcher)
      watchers.add(watcher)
    },
    removeEventListener(_: 'change', changed: () => void) {
      const watcher = own.get(changed)
      if (watcher) watchers.delete(watcher)
    },
  }
}
