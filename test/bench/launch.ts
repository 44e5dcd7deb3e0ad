import { type Browser, chromium } from 'playwright'
import { BROWSER_ARGS, findBrowser } from '../support/findBrowser'

/**
 * An attached debugger records the source line of each fetch. Without this flag V8 parses every function on
 * the stack again, which costs a large bundle 55 ms that visitors do not have.
 */
const POSITIONS = '--no-enable-lazy-source-positions'

/** @param flags more flags for V8, separated by spaces */
export function launch(flags = ''): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: [...BROWSER_ARGS, `--js-flags=${POSITIONS} ${flags}`],
  })
}
