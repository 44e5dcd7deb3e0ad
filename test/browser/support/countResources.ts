import { expect, type Page } from '@playwright/test'

/** The live resources of a page. */
export interface Resources {
  /** Listeners on window, document and media queries, which outlive elements. */
  readonly listeners: number
  readonly timeouts: number
  readonly intervals: number
  readonly frames: number
  readonly idleCallbacks: number
  readonly observers: number
  /** Elements that our widgets render into. */
  readonly roots: number
}

declare global {
  interface Window {
    resources(): Resources
  }
}

/** Counts resources from the start of the page; `window.resources()` returns the live ones. */
export async function countResources(page: Page): Promise<void> {
  await page.addInitScript(count)
}

/** The live resources after all timers, frames and idle callbacks have ended, such as those of animations. */
export async function resourcesAtRest(page: Page): Promise<Resources> {
  let resources: Resources | undefined
  await expect(async () => {
    const before = await resourcesAfterFrame(page)
    resources = await resourcesAfterFrame(page)
    expect(resources).toEqual({ ...before, timeouts: 0, frames: 0, idleCallbacks: 0 })
  }).toPass()
  return resources as Resources
}

/**
 * The live resources behind an idle callback, in which React cleans up, and a frame, in which an observer that waits
 * for a layout ends.
 */
function resourcesAfterFrame(page: Page): Promise<Resources> {
  return page.evaluate(async () => {
    await new Promise((idle) => requestIdleCallback(idle))
    await new Promise((frame) => requestAnimationFrame(frame))
    await new Promise((task) => setTimeout(task))
    return window.resources()
  })
}

function count(): void {
  const live = {
    listeners: new Map<EventTarget, Set<string>>(),
    timeouts: new Set<unknown>(),
    intervals: new Set<unknown>(),
    frames: new Set<unknown>(),
    idleCallbacks: new Set<unknown>(),
    observers: new Set<unknown>(),
  }
  window.resources = () => ({
    listeners: [...live.listeners.values()].reduce((sum, { size }) => sum + size, 0),
    timeouts: live.timeouts.size,
    intervals: live.intervals.size,
    frames: live.frames.size,
    idleCallbacks: live.idleCallbacks.size,
    observers: live.observers.size,
    roots: document.querySelectorAll('[data-vitrine-root]').length,
  })

  const numbers = new WeakMap<object, number>()
  let last = 0
  const numberOf = (listener: object) => {
    const number = numbers.get(listener) ?? ++last
    numbers.set(listener, number)
    return number
  }
  const lastsLong = (target: EventTarget) =>
    target === window || target === document || target instanceof MediaQueryList
  const { addEventListener, removeEventListener } = EventTarget.prototype
  const release = (target: EventTarget, type: string, listener: object) => {
    const targetListeners = live.listeners.get(target)
    targetListeners?.delete(`${type} ${numberOf(listener)}`)
    if (targetListeners?.size === 0) live.listeners.delete(target)
  }
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target = this ?? window
    if (listener && lastsLong(target)) {
      const targetListeners = live.listeners.get(target) ?? new Set()
      live.listeners.set(target, targetListeners.add(`${type} ${numberOf(listener)}`))
      const signal = typeof options === 'object' ? options.signal : undefined
      // An aborted signal removes its listener.
      if (signal)
        addEventListener.call(signal, 'abort', () => release(target, type, listener), {
          once: true,
        })
    }
    addEventListener.call(target, type, listener, options)
  }
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const target = this ?? window
    if (listener) release(target, type, listener)
    removeEventListener.call(target, type, listener, options)
  }

  const wrapTimer = (
    start: 'setTimeout' | 'setInterval' | 'requestAnimationFrame' | 'requestIdleCallback',
    stop: 'clearTimeout' | 'clearInterval' | 'cancelAnimationFrame' | 'cancelIdleCallback',
    pending: Set<unknown>,
  ) => {
    // biome-ignore lint/complexity/noBannedTypes: functions of different shapes are wrapped alike
    const all = window as unknown as Record<string, Function>
    const original = all[start]
    const originalStop = all[stop]
    all[start] = (run: unknown, ...rest: unknown[]) => {
      const call = (...given: unknown[]) => {
        if (start !== 'setInterval') pending.delete(handle)
        if (typeof run === 'function') run(...given)
      }
      const handle: unknown = original?.call(window, call, ...rest)
      pending.add(handle)
      return handle
    }
    all[stop] = (handle: unknown) => {
      pending.delete(handle)
      originalStop?.call(window, handle)
    }
  }
  wrapTimer('setTimeout', 'clearTimeout', live.timeouts)
  wrapTimer('setInterval', 'clearInterval', live.intervals)
  wrapTimer('requestAnimationFrame', 'cancelAnimationFrame', live.frames)
  wrapTimer('requestIdleCallback', 'cancelIdleCallback', live.idleCallbacks)

  for (const Observer of [MutationObserver, IntersectionObserver, ResizeObserver]) {
    const { observe, disconnect } = Observer.prototype
    Observer.prototype.observe = function (this: unknown, ...given: never) {
      live.observers.add(this)
      Reflect.apply(observe, this, given)
    }
    Observer.prototype.disconnect = function (this: unknown) {
      live.observers.delete(this)
      Reflect.apply(disconnect, this, [])
    }
  }
}
