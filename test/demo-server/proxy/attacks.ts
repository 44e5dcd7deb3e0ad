import { costAttacks } from './attacks/costAttacks'
import { formAttacks } from './attacks/formAttacks'
import { paramAttacks } from './attacks/paramAttacks'
import { queryAttacks } from './attacks/queryAttacks'

/**
 * What the search proxy rejects, by its row in demo/server/proxy/README.md. Each entry is params of a body or
 * an address. The proxy must answer it with a 400 and never send it to Solr. `encodeParams` encodes the params.
 */
export const attacks: Readonly<Record<string, readonly string[]>> = {
  ...paramAttacks,
  ...queryAttacks,
  ...costAttacks,
  ...formAttacks,
}

/** Percent-encodes params for a body or an address. Escapes that are already there stay. */
export function encodeParams(params: string): string {
  return params
    .split('&')
    .map((pair) => {
      const at = pair.indexOf('=')
      return [pair.slice(0, at), pair.slice(at + 1)].map(encodePart).join('=')
    })
    .join('&')
}

function encodePart(text: string): string {
  return text.replace(/%[0-9a-f]{2}|[^%]+|%/gi, (found) =>
    /^%[0-9a-f]{2}$/i.test(found) ? found : encodeURIComponent(found),
  )
}
