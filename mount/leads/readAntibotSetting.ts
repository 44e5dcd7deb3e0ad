import * as v from 'valibot'
import { decode } from '../../src/config/decode'
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

/** How the themer is told. */
export interface Warns {
  warn(message: string): void
}

export type AntibotSetting = v.InferOutput<typeof antibotSchema>

/** The page's setting `antibot`; what makes no sense in it, or leads to another origin, is told and ignored. */
export function readAntibotSetting(value: unknown, diagnostics: Warns): AntibotSetting {
  const decoded = decode(antibotSchema, value ?? {})
  for (const warning of decoded.warnings) diagnostics.warn(`page settings: antibot: ${warning}`)
  if (!decoded.ok) {
    for (const { message } of decoded.issues) diagnostics.warn(`page settings: antibot: ${message}`)
    return { url: usualUrl(), keys: 'plain' }
  }
  const { url, script, keys } = decoded.config
  const own = (name: string, said: string) => {
    const found = sameOriginUrl(said, location.href)
    if (!found) {
      const what = `antibot.${name} must be an address of this site, got "${said}"`
      diagnostics.warn(`page settings: ${what}; it is ignored.`)
    }
    return found
  }
  const ownScript = script === undefined ? null : own('script', script)
  return {
    url: own('url', url) ?? usualUrl(),
    keys,
    ...(ownScript && { script: ownScript }),
  }
}

/** Whatever the page's <base> says. */
const usualUrl = () => new URL(ANTIBOT_PATH, location.href).href
