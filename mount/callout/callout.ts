import Cookies from 'js-cookie'
import { CALLOUT_ATTRIBUTES } from '../../src/callout/attributes'
import type { CalloutStore } from '../../src/callout/calloutStore'
import { CALLOUT_COOKIE, CALLOUT_DAYS } from '../../src/callout/constants'
import { createCallout } from '../../widgets/callout/createCallout'
import { announce } from '../browser/announce'
import { documentElement } from '../browser/dom'
import { watchBfcacheRestore } from '../history/watchLeaving'

/** The attribute of <html> that holds the state. vitrine-head.js sets it before the first paint, and themes style by it. */
const STATE = CALLOUT_ATTRIBUTES.callout

/** Stores the state in a cookie; where cookies are blocked it lasts as long as the page. */
const browserCalloutStore: CalloutStore = {
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

/** The callout widget with this browser's store. */
export const callout = createCallout(browserCalloutStore, announce)
