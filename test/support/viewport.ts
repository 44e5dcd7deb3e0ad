import { act } from '@testing-library/react'

interface Entry {
  readonly isIntersecting: boolean
  readonly target: Element
  readonly intersectionRatio: number
  readonly intersectionRect: { readonly height: number }
  readonly rootBounds: { readonly height: number }
}

type Report = (entries: readonly Entry[], observer: FakeObserver) => void

/** How high what the visitor sees of the page is, in CSS pixels. */
const VIEWPORT_PX = 800

const observers = new Set<FakeObserver>()

/** Stands in for the browser's IntersectionObserver: the test says what comes into view. */
class FakeObserver {
  readonly seen = new Set<Element>()
  constructor(
    readonly report: Report,
    readonly options: { readonly rootMargin?: string } = {},
  ) {}
  observe(element: Element) {
    this.seen.add(element)
    observers.add(this)
  }
  unobserve(element: Element) {
    this.seen.delete(element)
  }
  disconnect() {
    this.seen.clear()
    observers.delete(this)
  }
}

/** Stands in for the browser's ResizeObserver: nothing changes its size unless the test says so. */
class FakeResizeObserver {
  constructor(readonly report: () => void) {}
  observe() {
    resizeObservers.add(this)
  }
  disconnect() {
    resizeObservers.delete(this)
  }
}

const resizeObservers = new Set<FakeResizeObserver>()

/** Something on the page took more room, or less. */
export function resize(): void {
  for (const observer of [...resizeObservers]) observer.report()
}

export function installViewport(): void {
  Object.assign(window, {
    IntersectionObserver: FakeObserver,
    ResizeObserver: FakeResizeObserver,
  })
  Element.prototype.scrollIntoView = () => {}
  afterEach(() => {
    observers.clear()
    resizeObservers.clear()
  })
}

/**
 * The visitor scrolls until this element is in view.
 * @param ratio how much of it
 * @param height in CSS pixels
 */
export function scrollTo(element: Element, ratio = 1, height = 100): void {
  report(element, true, ratio, height)
}

/** The visitor scrolls until this element is out of view. */
export function scrollAwayFrom(element: Element): void {
  report(element, false, 0, 100)
}

function report(element: Element, isIntersecting: boolean, ratio: number, height: number): void {
  const entry = {
    isIntersecting,
    target: element,
    intersectionRatio: ratio,
    intersectionRect: { height: height * ratio },
    rootBounds: { height: VIEWPORT_PX },
  }
  act(() => {
    for (const observer of [...observers]) {
      if (observer.seen.has(element)) observer.report([entry], observer)
    }
  })
}

/** Whoever watches this element: how far outside the viewport they look. */
export function marginsOf(element: Element): readonly (string | undefined)[] {
  return [...observers]
    .filter((observer) => observer.seen.has(element))
    .map((observer) => observer.options.rootMargin)
}

/** The elements that are watched now. */
export function watched(): readonly Element[] {
  return [...observers].flatMap((observer) => [...observer.seen])
}
