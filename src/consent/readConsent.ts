import { decode } from '../config/decode'
import { type ConsentSetting, consentSchema, consentSetting } from './config'

/**
 * Reads the setting `consent` or the payload of `consent:set`.
 * @param source where the value was written, for the message
 * @returns null for an invalid value, which is reported.
 */
export function readConsent(
  value: unknown,
  source: string,
  warn: (message: string) => void,
): ConsentSetting | null {
  const decoded = decode(consentSchema, value)
  for (const warning of decoded.warnings) warn(`${source}: ${warning}`)
  // Consent is never guessed: one answer that can't be read makes all of them invalid.
  for (const { message } of decoded.issues) warn(`${source}: ${message}`)
  return decoded.ok && decoded.issues.length === 0 ? consentSetting(decoded.config) : null
}
