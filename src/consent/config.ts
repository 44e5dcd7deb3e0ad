import * as v from 'valibot'
import { onOff } from '../config/values'
import { PURPOSES, type Said } from './purpose'

const answers = v.object({
  analytics: v.optional(onOff()),
  embeds: v.optional(onOff()),
  storage: v.optional(onOff()),
  marketing: v.optional(onOff()),
  /** Whether a consent manager asks the visitor: what it has not answered is denied. */
  manager: v.optional(onOff()),
})

/** The page-wide setting `consent`, and what the command `consent:set` takes: one answer for all, or one for each. */
export const consentSchema = v.union(
  [v.boolean(), answers],
  'true, false, or an object such as {"analytics": true, "embeds": false}',
)

export interface ConsentSetting {
  readonly said: Said
  readonly manager: boolean
}

export function consentSetting(value: v.InferOutput<typeof consentSchema>): ConsentSetting {
  if (typeof value === 'boolean') {
    const said = Object.fromEntries(PURPOSES.map((purpose) => [purpose, value]))
    return { said, manager: false }
  }
  const { manager = false, ...all } = value
  const said = Object.fromEntries(Object.entries(all).filter(([, one]) => one !== undefined))
  return { said, manager }
}
