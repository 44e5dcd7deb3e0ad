import { htmlPolicy } from './htmlPolicy'

/**
 * HTML that an innerHTML of ours may be given: for sanitised data and for the CMS's own markup
 * only (design §3a).
 * @returns a TrustedHTML where the browser has them (typed as the string it stands for), else, or
 * where the page refuses our policy, the string itself.
 */
export function trustedHtml(html: string): string {
  const policy = htmlPolicy()
  return typeof policy === 'string' ? html : (policy.createHTML(html) as string)
}
