import * as v from 'valibot'
import { decode, issueTexts } from '../../src/config/decode'
import { type AnalyticsSetting, analyticsSchema } from '../../src/tracking/config'
import type { App } from '../app/app'

/** The page's setting `analytics`; null when it is off. An invalid value is reported, and the default applies. */
export function readAnalyticsSetting({
  settings,
  diagnostics,
}: Pick<App, 'settings' | 'diagnostics'>): AnalyticsSetting | null {
  const { analytics = {} } = settings
  if (analytics === false) return null
  const decoded = decode(analyticsSchema, analytics === true ? {} : analytics)
  for (const text of issueTexts(decoded)) diagnostics.warn(`page settings: analytics: ${text}`)
  return decoded.ok ? decoded.config : v.parse(analyticsSchema, {})
}
