import Cookies from 'js-cookie'
import { CALLOUT_ATTRIBUTES } from '../../src/callout/attributes'
import type { CalloutStore } from '../../src/callout/calloutStore'
import { CALLOUT_COOKIE, CALLOUT_DAYS } from '../../src/callout/constants'
import { documentElement } from '../browser/dom'
import { watchBfcacheRestore } from '../history/watchLeaving'

/** The state as an attribute of <html>, as vitrine-head.js has it before the first paint; themes go by it. */
const STATE = CALLOUT_ATTRIBUTES.callout

/** The cookie, and for where it is blocked the page itself. */
export const browserKeep: CalloutStore = {
  isClosed() {
    const closed = documentElement().getAttribute(STATE) === 'closed' || readCookie() === 'closed'
    if (closed) documentElement().setAttribute(STATE, 'closed')
    return closed
  },
  close() {
    documentElement().setAttribute(STATE, 'closed')
    try {
      Cookies.set(CALLOUT_COOKIE, 'closed', {
        path: '/',
        sameSite: 'lax',
        expires: CALLOUT_DAYS,
        secure: location.protocol === 'https:',
      })
    } catch {
      // A sandboxed frame forbids cookies: it stays closed for as long as the page is open.
    }
  },
  watchBfcacheRestore,
}

function readCookie(): string | undefined {
  try {
    return Cookies.get(CALLOUT_COOKIE)
  } catch {
    return undefined
  }
}
