import { setTimeout as wait } from 'node:timers/promises'
import type { Send } from './webDriver'

/** The key under which WebDriver names an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** How long a condition may take. It bounds no time of the product. */
const LIMIT_MS = 60_000

export const KEYS = {
  enter: '\uE007',
  escape: '\uE00C',
  tab: '\uE004',
  control: '\uE009',
  arrowRight: '\uE014',
  arrowDown: '\uE015',
} as const

/** Finds one element: a selector, and a text or accessible name that it has where several match. */
export type Target = string | readonly [selector: string, text: string]

/** A page in WebKit, with the input of a visitor. Each step waits until it is possible. */
export class WebKitPage {
  constructor(
    readonly send: Send,
    readonly site: string,
  ) {}

  async goto(address: string): Promise<void> {
    await this.send('POST', '/url', { url: new URL(address, this.site).href })
  }

  /** Removes all that the site has stored. */
  async forgetSite(): Promise<void> {
    await this.goto('/robots.txt')
    await this.run(`sessionStorage.clear(); localStorage.clear()
      indexedDB.databases().then((all) => all.forEach(({ name }) => indexedDB.deleteDatabase(name)))`)
    await this.send('DELETE', '/cookie')
  }

  /** Runs a script in the page. @param script the body of a function, with `arguments`. */
  async run(script: string, ...args: readonly unknown[]): Promise<unknown> {
    return this.send('POST', '/execute/sync', { script, args })
  }

  /** Waits until an expression of the page is true. */
  async waitFor(expression: string, ...args: readonly unknown[]): Promise<void> {
    await this.retry(`waiting for ${expression} ${JSON.stringify(args)}`, async () =>
      (await this.run(`return Boolean(${expression})`, ...args)) === true ? true : null,
    )
  }

  /** Waits until an element is on the page, visible, in the window and at rest. @returns the driver's name for it. */
  find(target: Target): Promise<string> {
    return this.retry(`finding ${target}`, async () => {
      const found = await this.run(FIND, ...[target].flat())
      return (found as Record<string, string> | null)?.[ELEMENT] ?? null
    })
  }

  /** Clicks with the pointer. An element that was replaced meanwhile is found again. */
  async click(target: Target): Promise<void> {
    await this.retry(`clicking ${target}`, async () => {
      const origin = { [ELEMENT]: await this.find(target) }
      await this.act([
        { type: 'pointerMove', origin, x: 0, y: 0, duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ])
      return true
    })
  }

  /** Types into what has the focus, holding another key where one is named. */
  async press(keys: string, held = ''): Promise<void> {
    const down = (value: string) => ({ type: 'keyDown', value })
    const up = (value: string) => ({ type: 'keyUp', value })
    const actions = [
      ...[...held].map(down),
      ...[...keys].flatMap((value) => [down(value), up(value)]),
      ...[...held].map(up),
    ]
    await this.send('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }

  private async act(actions: readonly object[]): Promise<void> {
    const pointer = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }
    await this.send('POST', '/actions', { actions: [pointer] })
  }

  private async retry<T>(what: string, step: () => Promise<T | null>): Promise<T> {
    const limit = Date.now() + LIMIT_MS
    let last: unknown = 'it did not happen'
    for (;;) {
      try {
        const result = await step()
        if (result !== null) return result
      } catch (error) {
        last = error
      }
      if (Date.now() > limit) throw new Error(`${what}: ${String(last)}`)
      await wait(100)
    }
  }
}

const FIND = `
  const [selector, text] = arguments
  const nameOf = (one) => (one.getAttribute('aria-label') ?? one.textContent).trim()
  const found = [...document.querySelectorAll(selector)].find((one) =>
    (text === undefined || nameOf(one) === text) && one.checkVisibility({ visibilityProperty: true }))
  if (!found) return null
  found.scrollIntoView({ block: 'center', behavior: 'instant' })
  const place = () => {
    const { x, y, width, height } = found.getBoundingClientRect()
    return [x, y, width, height].join()
  }
  const before = place()
  const frame = () => new Promise(requestAnimationFrame)
  return frame().then(frame).then(() => (place() === before ? found : null))`
