import * as v from 'valibot'
import { onOff } from '../config/values'

/** How long typing rests before a search box with `instant` searches, in milliseconds. */
export const INSTANT_DELAY_MS = 300

/** The least and the most milliseconds that the option may set. */
const LEAST_MS = 100
const MOST_MS = 2000

const EXPECTED = `true, false, or milliseconds from ${LEAST_MS} to ${MOST_MS}`

/** The option `instant`: on, off, or how long typing rests, in milliseconds; read as the milliseconds, or null where it is off. */
export const instantDelay = () =>
  v.pipe(
    v.union([v.boolean(), v.number(), v.string()], EXPECTED),
    v.check((value) => delayOf(value) !== undefined, EXPECTED),
    v.transform((value) => delayOf(value) ?? null),
  )

/** @returns undefined for what is neither on, off nor within the bounds */
function delayOf(value: boolean | number | string): number | null | undefined {
  const isOn = v.safeParse(onOff(), value)
  if (isOn.success) return isOn.output ? INSTANT_DELAY_MS : null
  const ms = Number(value)
  return Number.isInteger(ms) && ms >= LEAST_MS && ms <= MOST_MS ? ms : undefined
}
