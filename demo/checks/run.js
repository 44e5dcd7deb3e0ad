const TIMEOUT_MS = 10_000

/**
 * Waits until the results are shown and all named elements exist.
 * @param {string} selectors of the elements
 */
export async function pageReady(...selectors) {
  const all = ['[data-vitrine="search"][data-state="ready"]', ...selectors]
  while (!all.every((one) => document.querySelector(one))) await new Promise(requestAnimationFrame)
}

/**
 * Runs a page's checks one after the other, and lists each as PASS or FAIL.
 * @param {Record<string, () => unknown>} checks a check passes when it returns true, else it returns the reason
 * @param {Element} list when all checks have run, its `data-done` is the number of failed ones
 */
export async function run(checks, list) {
  let failed = 0
  for (const [text, check] of Object.entries(checks)) {
    let result
    try {
      result = await Promise.race([check(), timeout()])
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

const timeout = () =>
  new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS, 'nothing within 10 s'))
