import { act } from '@testing-library/react'

interface Watcher {
  readonly maxWidth: number
  readonly changed: () => void
}

const WIDE = 1280
let width = WIDE
const watchers = new Set<Watcher>()

const LESS_MOTION = '(prefers-reduced-motion: reduce)'

/** What PhotoSwipe asks: whether to move less, and whether there is a mouse. */
const GALLERY_LESS_MOTION = '(prefers-reduced-motion), (update: slow)'
const MOUSE = '(any-hover: hover)'
let lessMotion = false

/** Answers the media queries that we ask: `(max-width: 719px)`, reduced motion. A desktop before each test. */
export function installScreen(): void {
  Object.assign(window, { matchMedia })
  beforeEach(() => {
    width = WIDE
    lessMotion = false
    setDeviceWidth(WIDE)
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

/** The visitor's device has a screen so wide. */
export function setDeviceWidth(px: number): void {
  Object.defineProperty(window.screen, 'width', { value: px, configurable: true })
}

/** The visitor asks for motion as it is, again. */
export function allowMotion(): void {
  lessMotion = false
}

/** The visitor asks for less motion. */
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
