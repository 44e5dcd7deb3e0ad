import * as v from 'valibot'
import { onOff } from '../config/values'
import { type ConsentAnswers, PURPOSES } from './purpose'

const answers = v.object({
  analytics: v.optional(onOff()),
  embeds: v.optional(onOff()),
  storage: v.optional(onOff()),
  marketing: v.optional(onOff()),
  /** Whether a consent manager asks the visitor; purposes without an answer are then denied. */
  manager: v.optional(onOff()),
})

/** The page-wide setting `consent` and the payload of the command `consent:set`: one answer for all purposes or one for each. */
export const consentSchema = v.union(
  [v.boolean(), answers],
  'true, false, or an object such as {"analytics": true, "embeds": false}',
)

export interface ConsentSetting {
  readonly answers: ConsentAnswers
  readonly manager: boolean
}

export function consentSetting(value: v.InferOutput<typeof consentSchema>): ConsentSetting {
  if (typeof value === 'boolean') {
    const answers = Object.fromEntries(PURPOSES.map((purpose) => [purpose, value]))
    return { answers, manager: false }
  }
  const { manager = false, ...all } = value
  const answers = Object.fromEntries(Object.entries(all).filter(([, one]) => one !== undefined))
  return { answers, manager }
}
