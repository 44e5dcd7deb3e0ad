import { htmlPolicy } from './htmlPolicy'

/**
 * An address that a script element's src may be given: of a script of this very site, that the page's settings
 * name.
 * @returns a TrustedScriptURL where the browser has them (typed as the string it stands for).
 */
export function trustedScriptUrl(url: string): string {
  const policy = htmlPolicy()
  return typeof policy === 'string' ? url : (policy.createScriptURL(url) as string)
}
