import type { Diagnostics } from '../app/diagnostics'

/** Reads the page setting `content_origins`: other sites whose markup may be shown on this page. An invalid one is reported. */
export function readOrigins(setting: unknown, diagnostics: Diagnostics): readonly string[] {
  if (setting === undefined) return []
  const listed: readonly unknown[] = Array.isArray(setting) ? setting : [setting]
  return listed.flatMap((one) => {
    const origin = typeof one === 'string' && URL.canParse(one) ? new URL(one).origin : 'null'
    if (origin !== 'null') return [origin]
    diagnostics.warn(
      `page settings: content_origins must list origins such as "https://cms.example", got ${JSON.stringify(one)}.`,
    )
    return []
  })
}
