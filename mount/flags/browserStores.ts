import Cookies from 'js-cookie'
import { FLAG_TURN_MS } from '../../src/contract/constants'
import type { FlagStores } from '../../src/flags/store/flagStores'
import { freshCookies } from './freshCookies'
import { watchOthers } from './watchOthers'

/** Cookie and localStorage; each access may throw, where the visitor blocks it or the frame is sandboxed. */
export const browserStores: FlagStores = {
  read: (namespace) => ({
    cookie: attempt(() => Cookies.get(namespace) ?? asItStands.get(namespace) ?? null, null),
    register: attempt(() => localStorage.getItem(namespace), null),
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
  writeRegister,
  takes: () => ({
    cookie: attempt(() => {
      Cookies.set(PROBE, '1')
      const isThere = Cookies.get(PROBE) === '1'
      Cookies.remove(PROBE)
      return isThere
    }, false),
    register:
      writeRegister(PROBE, '1') && attempt(() => localStorage.removeItem(PROBE) ?? true, false),
  }),
  keepAside(name, text) {
    if (!writeRegister(name, text))
      attempt(() => void Cookies.set(name, text, { path: '/' }), undefined)
  },
  async inTurn(namespace, work) {
    let isDone = false
    const once = () => {
      if (!isDone) work()
      isDone = true
    }
    const { locks } = navigator
    // Another tab that hangs holds nobody up for long.
    const signal = AbortSignal.timeout(FLAG_TURN_MS)
    const turn = () => freshCookies().then(once)
    await locks?.request(`vitrine-${namespace}`, { signal }, turn).catch(() => {})
    once()
  },
  watch: watchOthers,
  watchLeaving(leaving) {
    window.addEventListener('pagehide', leaving)
    return () => window.removeEventListener('pagehide', leaving)
  },
}

/** js-cookie gives nothing for what it cannot decode: that is no empty cookie. */
const asItStands = Cookies.withConverter({ read: (value) => value })

const PROBE = 'vitrine-probe'

function writeRegister(name: string, text: string): boolean {
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
