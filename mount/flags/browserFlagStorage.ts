import Cookies from 'js-cookie'
import { LOCK_TIMEOUT_MS } from '../../src/flags/constants'
import type { FlagStorage } from '../../src/flags/store/flagStorage'
import { listenOnWindow } from '../browser/listenOnWindow'
import { refreshCookies } from './refreshCookies'
import { watchOtherTabs } from './watchOtherTabs'

/** The browser's cookie and localStorage. Each access may throw, when blocked or in a sandboxed frame. */
export const browserFlagStorage: FlagStorage = {
  read: (namespace) => ({
    cookie: attempt(() => Cookies.get(namespace) ?? rawCookies.get(namespace) ?? null, null),
    local: attempt(() => localStorage.getItem(namespace), null),
  }),
  isBlocked: () =>
    attempt(() => document.cookie, null) === null && attempt(() => localStorage, null) === null,
  writeCookie: (namespace, text, days) =>
    attempt(() => {
      Cookies.set(namespace, text, {
        path: '/',
        sameSite: 'lax',
        expires: days,
        secure: location.protocol === 'https:',
      })
      return Cookies.get(namespace) === text
    }, false),
  writeLocal,
  canWrite: () => ({
    cookie: attempt(() => {
      Cookies.set(PROBE, '1')
      const isThere = Cookies.get(PROBE) === '1'
      Cookies.remove(PROBE)
      return isThere
    }, false),
    local: writeLocal(PROBE, '1') && attempt(() => localStorage.removeItem(PROBE) ?? true, false),
  }),
  backUpCorrupt(name, text) {
    if (!writeLocal(name, text))
      attempt(() => void Cookies.set(name, text, { path: '/' }), undefined)
  },
  async withLock(namespace, work) {
    let isDone = false
    const once = () => {
      if (!isDone) work()
      isDone = true
    }
    const { locks } = navigator
    // A tab that hangs must not block the others.
    const signal = AbortSignal.timeout(LOCK_TIMEOUT_MS)
    const locked = () => refreshCookies().then(once)
    await locks?.request(`vitrine-${namespace}`, { signal }, locked).catch(() => {})
    once()
  },
  watch: watchOtherTabs,
  onPageHide: (hidden) => listenOnWindow('pagehide', hidden),
}

/** js-cookie returns undefined for a cookie that it cannot decode; that is not an empty cookie. */
const rawCookies = Cookies.withConverter({ read: (value) => value })

const PROBE = 'vitrine-probe'

function writeLocal(name: string, text: string): boolean {
  return attempt(() => {
    localStorage.setItem(name, text)
    return localStorage.getItem(name) === text
  }, false)
}

function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work()
  } catch {
    return otherwise
  }
}
