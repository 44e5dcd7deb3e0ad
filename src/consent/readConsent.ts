import { decode } from '../config/decode'
import { type ConsentSetting, consentSchema, consentSetting } from './config'

/**
 * Reads the setting or a command.
 * @param where names it, for the themer
 * @returns null where it makes no sense, which is told.
 */
export function readConsent(
  value: unknown,
  where: string,
  warn: (message: string) => void,
): ConsentSetting | null {
  const decoded = decode(consentSchema, value)
  for (const warning of decoded.warnings) warn(`${where}: ${warning}`)
  if (decoded.ok) return consentSetting(decoded.config)
  for (const { message } of decoded.issues) warn(`${where}: ${message}`)
  return null
}
