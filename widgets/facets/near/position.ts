import { useSyncExternalStore } from 'react'
import { roundPoint } from '../../../src/facets/near/circle'
import {
  LOCATE_TIMEOUT_MS,
  POSITION_DECIMALS,
  POSITION_MAX_AGE_MS,
} from '../../../src/facets/near/constants'
import type { LatLng } from '../../../src/map/latLng'

/** Why the browser did not give the position. */
export type LocateFailure = 'denied' | 'unavailable' | 'timeout'

let position: LatLng | null = null
const listeners = new Set<() => void>()

/** The visitor's position, rounded; null until they have asked for it on this page. */
export function visitorPosition(): LatLng | null {
  return position
}

/** Forgets the position, as the next page does. */
export function forgetPosition(): void {
  position = null
  for (const changed of listeners) changed()
}

/** `visitorPosition`, in a view. */
export function useVisitorPosition(): LatLng | null {
  return useSyncExternalStore(subscribe, visitorPosition, () => null)
}

/** Whether the browser can tell a position at all: on https only, and where the page's policy allows it. */
export function canLocate(): boolean {
  return globalThis.isSecureContext !== false && 'geolocation' in navigator && isAllowed()
}

/**
 * Asks the browser for the position, and remembers it for this page, rounded. It is never stored, and nothing but the
 * rounded point leaves this function.
 * @returns why there is none, or null
 */
export function locate(): Promise<LocateFailure | null> {
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const { latitude: lat, longitude: lng } = coords
        if (!Number.isFinite(lat) || !Number.isFinite(lng)) return resolve('unavailable')
        position = roundPoint({ lat, lng }, POSITION_DECIMALS)
        for (const changed of listeners) changed()
        resolve(null)
      },
      ({ code }) => resolve(FAILURES[code] ?? 'unavailable'),
      { timeout: LOCATE_TIMEOUT_MS, maximumAge: POSITION_MAX_AGE_MS },
    )
  })
}

/** By the codes of GeolocationPositionError. */
const FAILURES: Readonly<Record<number, LocateFailure | undefined>> = {
  1: 'denied',
  2: 'unavailable',
  3: 'timeout',
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** What Permissions-Policy says, where the browser tells it. */
function isAllowed(): boolean {
  const { featurePolicy } = document as {
    readonly featurePolicy?: { allowsFeature(name: string): boolean }
  }
  return featurePolicy?.allowsFeature('geolocation') ?? true
}
