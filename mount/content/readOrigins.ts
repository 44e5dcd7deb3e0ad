import { show } from '../../src/config/show'
import type { Diagnostics } from '../app/diagnostics'
import type { PageSettings } from '../settings/readPageSettings'

/** Reads a page setting that lists origins of other sites. One that is no origin is reported and left out. */
export function readOrigins(
  name: 'content_origins' | 'solr_origins',
  settings: PageSettings,
  { warn }: Pick<Diagnostics, 'warn'>,
): readonly string[] {
  const setting = settings[name] ?? []
  const listed: readonly unknown[] = Array.isArray(setting) ? setting : [setting]
  return listed.flatMap((one) => {
    const origin = typeof one === 'string' && URL.canParse(one) ? new URL(one).origin : 'null'
    if (origin !== 'null') return [origin]
    warn(
      `page settings: ${name} must list origins such as "https://cms.example", got ${show(one)}.`,
    )
    return []
  })
}
