const LATE_MS = 10_000

/**
 * Waits until the page is as a visitor would find it: the results are shown, and whatever else it names.
 * @param {string} selectors elements that must all be there
 */
export async function settled(...selectors) {
  const all = ['[data-vitrine="search"][data-state="ready"]', ...selectors]
  while (!all.every((one) => document.querySelector(one))) await new Promise(requestAnimationFrame)
}

/**
 * Runs a page's checks of itself one after the other, and lists each as PASS or FAIL.
 * @param {Record<string, () => unknown>} checks a check that gives true has passed; anything else is why not
 * @param {Element} list its `data-done` is the number of failed checks, once all have run
 */
export async function run(checks, list) {
  let failed = 0
  for (const [text, check] of Object.entries(checks)) {
    let result
    try {
      result = await Promise.race([check(), late()])
    } catch (error) {
      result = String(error)
    }
    const line = document.createElement('li')
    line.dataset.check = result === true ? 'pass' : 'fail'
    line.textContent = result === true ? `PASS ${text}` : `FAIL ${text}: ${result}`
    if (result !== true) failed += 1
    list.append(line)
  }
  list.dataset.done = String(failed)
}

const late = () => new Promise((resolve) => setTimeout(resolve, LATE_MS, 'nothing within 10 s'))
