import type { Markup } from '../contenders'
import { handwritten } from './adapters/handwritten'
import { instantsearch } from './adapters/instantsearch'
import { vitrine } from './adapters/vitrine'
import { afterPaint } from './afterPaint'
import { restShown, resultsShown } from './isShown'
import { serverTime } from './serverTime'
import type { Adapter, Target } from './types'

/*
 * Runs in the page before its scripts, the same for all contenders. The painted time is the end of the frame after
 * the mutation that completes the expected content.
 */
const adapters: Readonly<Record<Markup, Adapter>> = { vitrine, handwritten, instantsearch }
let adapter: Adapter = vitrine
// A thousand pictures must not push the searches out of the buffer.
performance.setResourceTimingBufferSize(20_000)

window.probe = {
  painted: new Promise(() => {}),
  arm(markup, expected, from) {
    adapter = adapters[markup]
    let started = 0
    const note = (event: Event) => {
      if (started === 0) started = event.timeStamp
    }
    if (from === 'event') {
      for (const type of ['click', 'keydown', 'input']) {
        window.addEventListener(type, note, { capture: true, once: true })
      }
    }
    const shown = afterMutation(() => resultsShown(adapter, expected))
    const whole = afterMutation(
      () => resultsShown(adapter, expected) && restShown(adapter, expected),
    )
    window.probe.painted = Promise.all([shown, whole]).then(([results, page]) => ({
      results: results - started,
      page: Math.max(results, page) - started,
      server: serverTime(started),
    }))
  },
  async locate(target) {
    const element = find(target)
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    await afterPaint()
    const { left, top, width, height } = element.getBoundingClientRect()
    return [left + width / 2, top + height / 2]
  },
  click: (target) => find(target).click(),
  selectInput() {
    const input = find({ name: 'input' }) as HTMLInputElement
    input.focus()
    input.select()
  },
}

function find(target: Target): HTMLElement {
  const element =
    target.name === 'value' ? findValue(target.field, target.value) : adapter.find(target.name)
  if (!element) throw new Error(`The page has no ${JSON.stringify(target)}.`)
  return element as HTMLElement
}

function findValue(field: string, value: string): Element | null {
  const row = [...adapter.values(field)].find((one) => adapter.valueOf(one) === value)
  return row ? adapter.clickable(row) : null
}

function afterMutation(isShown: () => boolean): Promise<number> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isShown()) return
      observer.disconnect()
      resolve(afterPaint())
    })
    observer.observe(document, { childList: true, characterData: true, subtree: true })
  })
}
