import { act } from '@testing-library/react'

interface Entry {
  readonly isIntersecting: boolean
  readonly target: Element
  readonly intersectionRatio: number
  readonly intersectionRect: { readonly height: number }
  readonly rootBounds: { readonly height: number }
}

type Report = (entries: readonly Entry[], observer: FakeObserver) => void

/** The viewport's height, in CSS pixels. */
const VIEWPORT_PX = 800

const observers = new Set<FakeObserver>()

/** Replaces IntersectionObserver; the test decides what is in view. */
class FakeObserver {
  readonly seen = new Set<Element>()
  /** What a frame has found and no callback has reported yet. */
  readonly records: Entry[] = []
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
  takeRecords() {
    return this.records.splice(0)
  }
  disconnect() {
    this.seen.clear()
    observers.delete(this)
  }
}

/** Replaces ResizeObserver. It reports once when it begins; sizes only change when the test says so. */
class FakeResizeObserver {
  constructor(readonly report: () => void) {}
  observe() {
    resizeObservers.add(this)
    queueMicrotask(() => {
      if (resizeObservers.has(this)) this.report()
    })
  }
  disconnect() {
    resizeObservers.delete(this)
  }
}

const resizeObservers = new Set<FakeResizeObserver>()

/** Reports a change of size to all observers. */
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
 * Scrolls until this element is in view.
 * @param ratio the visible share of it
 * @param height in CSS pixels
 */
export function scrollTo(element: Element, ratio = 1, height = 100): void {
  report(element, true, ratio, height)
}

/** Scrolls until this element is out of view. */
export function scrollAwayFrom(element: Element): void {
  report(element, false, 0, 100)
}

/** A frame has found this element in view; its observer has not called back yet. */
export function foundInView(element: Element): void {
  for (const observer of observers) {
    if (observer.seen.has(element)) observer.records.push(entryOf(element, true, 1, 100))
  }
}

function report(element: Element, isIntersecting: boolean, ratio: number, height: number): void {
  const entry = entryOf(element, isIntersecting, ratio, height)
  act(() => {
    for (const observer of [...observers]) {
      if (observer.seen.has(element)) observer.report([entry], observer)
    }
  })
}

function entryOf(element: Element, isIntersecting: boolean, ratio: number, height: number): Entry {
  return {
    isIntersecting,
    target: element,
    intersectionRatio: ratio,
    intersectionRect: { height: height * ratio },
    rootBounds: { height: VIEWPORT_PX },
  }
}

/** The root margins of the observers of this element. */
export function marginsOf(element: Element): readonly (string | undefined)[] {
  return [...observers]
    .filter((observer) => observer.seen.has(element))
    .map((observer) => observer.options.rootMargin)
}

/** The observed elements. */
export function watched(): readonly Element[] {
  return [...observers].flatMap((observer) => [...observer.seen])
}
