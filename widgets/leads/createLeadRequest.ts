import type { LeadRequest } from '../../src/leads/leadTools'
import { sameOriginUrl } from '../../src/leads/sameOriginUrl'
import { formOf } from '../shared/formOf'

/**
 * The request that a submission makes, with the pressed button's value.
 * @returns null when the browser must send it: to another window or site, or by GET.
 */
export function createLeadRequest(
  form: HTMLFormElement,
  button: HTMLElement | null,
): LeadRequest | null {
  const attribute = (name: string) =>
    (button && formOf.attribute(button, `form${name}`)) ?? formOf.attribute(form, name) ?? ''
  const action = attribute('action') || location.href
  const url = sameOriginUrl(action, location.href, document.baseURI)
  const encoding = attribute('enctype').toLowerCase()
  const isPost = attribute('method').toLowerCase() === 'post'
  const isSameWindow = ['', '_self'].includes(attribute('target').toLowerCase())
  if (!url || !isSameWindow || !isPost || encoding === 'text/plain') return null
  const data = new FormData(form, button)
  const texts = [...data].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  const isMultipart = encoding === 'multipart/form-data'
  return { url, body: isMultipart ? data : new URLSearchParams(texts) }
}
