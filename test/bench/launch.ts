import { type Browser, chromium } from 'playwright'
import { BROWSER_ARGS, findBrowser } from '../support/findBrowser'

/**
 * An attached debugger wants to know from which line each fetch was sent. Without this V8 then parses
 * every function on the stack again: for a large bundle 55 ms that no visitor has.
 */
const POSITIONS = '--no-enable-lazy-source-positions'

/** @param flags more flags for V8, between spaces */
export function launch(flags = ''): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: [...BROWSER_ARGS, `--js-flags=${POSITIONS} ${flags}`],
  })
}
