import { afterPaint } from './afterPaint'
import { countsShown, resultsShown } from './isShown'

/*
 * Runs in the page before its scripts, the same in both variants. The painted time is the end of the frame
 * after the mutation that completes the expected content.
 */
window.armProbe = (expected, from) => {
  let started = 0
  if (from === 'click') {
    const note = (event: Event) => {
      started = event.timeStamp
    }
    window.addEventListener('click', note, { capture: true, once: true })
  }
  const results = afterMutation(() => resultsShown(expected))
  const counts = afterMutation(() => countsShown(expected))
  window.painted = Promise.all([results, counts]).then(([first, second]) => ({
    results: first - started,
    counts: Math.max(first, second) - started,
  }))
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
