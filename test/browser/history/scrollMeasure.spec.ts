import { SearchPage } from '../search/SearchPage'
import { expect, test } from '../support/test'

test('after a scroll the place for Back is measured, in a later frame', async ({ page }) => {
  await page.goto('/growing.html')
  await new SearchPage(page, 'stays').waitForResults()
  const frames = await page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve) => {
        const measured: string[] = []
        let frame = 'earlier'
        window.addEventListener(
          'scroll',
          () => {
            frame = 'scroll'
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = () => {
              frame = 'later'
            }
            // The message comes behind this frame's layout and paint.
            requestAnimationFrame(() => port2.postMessage(null))
          },
          { once: true, capture: true },
        )
        const read = Element.prototype.getBoundingClientRect
        Element.prototype.getBoundingClientRect = function (this: Element) {
          if (this.matches('.vitrine-results__item') && frame !== 'earlier') {
            measured.push(frame)
            resolve(measured)
          }
          return read.call(this)
        }
        scrollTo(0, 300)
      }),
  )
  expect(frames[0]).toBe('later')
})
