import type { LeadRequest } from '../../src/leads/leadTools'
import { ownAction } from '../../src/leads/ownAction'
import { formOf } from '../shared/formOf'

/**
 * What a submission of this form would send, the pressed button included.
 * @returns null where the browser has to send it: to another window or site, or by GET.
 */
export function requestOf(form: HTMLFormElement, button: HTMLElement | null): LeadRequest | null {
  const said = (name: string) =>
    (button && formOf.attribute(button, `form${name}`)) ?? formOf.attribute(form, name) ?? ''
  const url = ownAction(said('action') || location.href, location.href, document.baseURI)
  const encoding = said('enctype').toLowerCase()
  const staysHere = ['', '_self'].includes(said('target').toLowerCase())
  if (!url || !staysHere || said('method').toLowerCase() !== 'post' || encoding === 'text/plain') {
    return null
  }
  const data = new FormData(form, button)
  const texts = [...data].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  const isMultipart = encoding === 'multipart/form-data'
  return { url, body: isMultipart ? data : new URLSearchParams(texts) }
}
