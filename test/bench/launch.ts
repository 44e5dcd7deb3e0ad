import { type Browser, chromium } from 'playwright'
import { findBrowser, launchOptions } from '../support/findBrowser'

/**
 * An attached debugger records the source line of each fetch. Without this flag V8 parses every function on
 * the stack again, which costs a large bundle 55 ms that visitors do not have.
 */
const POSITIONS = '--no-enable-lazy-source-positions'

/** @param flags more flags for V8, separated by spaces */
export function launch(flags = ''): Promise<Browser> {
  const options = launchOptions(findBrowser())
  return chromium.launch({
    ...options,
    args: [...options.args, `--js-flags=${POSITIONS} ${flags}`],
  })
}
