import { act } from '@testing-library/react'

interface Watcher {
  readonly maxWidth: number
  readonly changed: () => void
}

const WIDE = 1280
let width = WIDE
const watchers = new Set<Watcher>()

const LESS_MOTION = '(prefers-reduced-motion: reduce)'

/** The media queries of PhotoSwipe: reduced motion, and a mouse. */
const GALLERY_LESS_MOTION = '(prefers-reduced-motion), (update: slow)'
const MOUSE = '(any-hover: hover)'
let lessMotion = false

/** Answers our media queries: `(max-width: 719px)` and reduced motion. Each test starts with a desktop. */
export function installScreen(): void {
  Object.assign(window, { matchMedia })
  beforeEach(() => {
    width = WIDE
    lessMotion = false
    setDeviceWidth(WIDE)
  })
}

/** Changes the width of the viewport. */
export function setScreenWidth(px: number): void {
  act(() => {
    const before = width
    width = px
    for (const { maxWidth, changed } of [...watchers]) {
      if (before <= maxWidth !== px <= maxWidth) changed()
    }
  })
}

/** Sets the width of the device's screen. */
export function setDeviceWidth(px: number): void {
  Object.defineProperty(window.screen, 'width', { value: px, configurable: true })
}

/** Ends the preference for reduced motion. */
export function allowMotion(): void {
  lessMotion = false
}

/** Sets the preference for reduced motion. */
export function askForLessMotion(): void {
  lessMotion = true
}

function matchMedia(query: string) {
  if (query === LESS_MOTION || query === GALLERY_LESS_MOTION) return { matches: lessMotion }
  if (query === MOUSE) return { matches: true }
  const limit = /^\(max-width: (\d+)px\)$/.exec(query)?.[1]
  if (limit === undefined) throw new Error(`The fake screen does not know the query ${query}`)
  const maxWidth = Number(limit)
  const listeners = new Map<() => void, Watcher>()
  return {
    get matches() {
      return width <= maxWidth
    },
    addEventListener(_: 'change', changed: () => void) {
      const watcher = { maxWidth, changed }
      listeners.set(changed, watcher)
      watchers.add(watcher)
    },
    removeEventListener(_: 'change', changed: () => void) {
      const watcher = listeners.get(changed)
      if (watcher) watchers.delete(watcher)
    },
  }
}
