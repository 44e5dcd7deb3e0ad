import * as v from 'valibot'
import { decode, issueTexts } from '../../src/config/decode'
import { filledText, oneOf } from '../../src/config/values'
import { ANTIBOT_PATH } from '../../src/leads/constants'
import { sameOriginUrl } from '../../src/leads/sameOriginUrl'

export const antibotSchema = v.object({
  /** Where the data comes from (spec 7.5). */
  url: v.optional(filledText(), ANTIBOT_PATH),
  /** The module's own script, loaded once (spec 2.3). */
  script: v.optional(filledText()),
  /** How the module sends its keys, for pages without its script. */
  keys: v.optional(oneOf(['plain', 'pairs']), 'plain'),
})

/** Where warnings for the themer go. */
export interface WarningSink {
  warn(message: string): void
}

export interface AntibotSetting extends v.InferOutput<typeof antibotSchema> {
  /** Whether the page has the setting, so that it must have the data. */
  readonly isSet: boolean
}

/** Reads the page's setting `antibot`. What is invalid, or of another origin, is reported and ignored. */
export function readAntibotSetting(value: unknown, diagnostics: WarningSink): AntibotSetting {
  const isSet = value !== undefined && value !== null && value !== ''
  const decoded = decode(antibotSchema, isSet ? value : {})
  for (const text of issueTexts(decoded)) diagnostics.warn(`page settings: antibot: ${text}`)
  if (!decoded.ok) return { url: defaultUrl(), keys: 'plain', isSet }
  const { url, script, keys } = decoded.config
  const readUrl = (name: string, address: string) => {
    const found = sameOriginUrl(address, location.href)
    if (!found) {
      const what = `antibot.${name} must be an address of this site, got "${address}"`
      diagnostics.warn(`page settings: ${what}; it is ignored.`)
    }
    return found
  }
  const scriptUrl = script === undefined ? null : readUrl('script', script)
  return {
    url: readUrl('url', url) ?? defaultUrl(),
    keys,
    isSet,
    ...(scriptUrl && { script: scriptUrl }),
  }
}

/** Resolved against the page's address; its <base> does not count. */
const defaultUrl = () => new URL(ANTIBOT_PATH, location.href).href
