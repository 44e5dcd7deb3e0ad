import { use, useEffect, useRef, useState } from 'react'
import { AppToolsContext } from '../../shared/entry/appTools'
import { canLocate, type LocateFailure, locate } from './position'

/** What the page does to find the visitor's position. */
export interface LocateState {
  readonly status: 'idle' | 'locating' | LocateFailure
  /** Asks for the position; `found` is called once it is known. A second call gives up. */
  find(found: () => void): void
  /** Gives up, and forgets a failure. */
  stop(): void
}

const CURE =
  'near: this page may not ask for the position: it needs https, and Permissions-Policy: geolocation=(self).'

/** Asks for the visitor's position when they press a button, and never before. */
export function useLocate(): LocateState {
  const app = use(AppToolsContext)
  const [status, setStatus] = useState<LocateState['status']>('idle')
  // The number of the latest request: the answers to others do not count.
  const latest = useRef(0)
  useEffect(
    () => () => {
      latest.current += 1
    },
    [],
  )
  const stop = () => {
    latest.current += 1
    setStatus('idle')
  }
  return {
    status,
    stop,
    find(found) {
      if (status === 'locating') return stop()
      if (!canLocate()) {
        app?.diagnostics.warn(CURE)
        return setStatus('unavailable')
      }
      latest.current += 1
      const request = latest.current
      setStatus('locating')
      locate().then((failure) => {
        if (latest.current !== request) return
        setStatus(failure ?? 'idle')
        if (!failure) found()
      })
    },
  }
}
