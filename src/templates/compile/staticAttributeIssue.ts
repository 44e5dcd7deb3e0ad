import { safeSrcset } from '../values/safeSrcset'
import { safeUrl } from '../values/safeUrl'
import { urlAttribute } from './urlAttribute'

/**
 * Why a template cannot contain an attribute of the themer: it could run code, or would break the card.
 * @returns null when the attribute is allowed.
 */
export function staticAttributeIssue(element: string, name: string, value: string): string | null {
  const lower = name.toLowerCase()
  if (/^on/.test(lower)) return `${name} would run code: use a widget or the bus instead.`
  const reason = REFUSED.get(lower)
  if (reason) return `${name} ${reason}`
  if (!/^[a-z_][\w.:-]*$/i.test(name)) return `${name} is not an attribute name that we can keep.`
  if (lower === 'attributename' && /href|^\s*on/i.test(value)) {
    return `an animation of ${value} could run code.`
  }
  return urlIssue(element, name, value)
}

const REACT = 'is not an attribute that a template can set.'

const REFUSED: ReadonlyMap<string, string> = new Map([
  ['style', 'is not kept, since strict pages refuse inline styles: use a class.'],
  ['srcdoc', 'could run code.'],
  ['http-equiv', 'could send the visitor elsewhere.'],
  ['autofocus', 'would move the visitor to each new result.'],
  ['is', REACT],
  ['key', REACT],
  ['ref', REACT],
  ['children', REACT],
  ['dangerouslysetinnerhtml', REACT],
  ['innerhtml', REACT],
  ['innertext', REACT],
  ['textcontent', REACT],
  ['defaultvalue', REACT],
  ['defaultchecked', REACT],
  ['suppresshydrationwarning', REACT],
  ['suppresscontenteditablewarning', REACT],
])

function urlIssue(element: string, name: string, value: string): string | null {
  const kind = urlAttribute(name)
  if (kind === null || name.startsWith('data-') || value.trim() === '') return null
  if (INERT_IMAGE.test(value) && element === 'img') return null
  if (kind === 'srcset' ? safeSrcset(value) !== null : safeUrl(value) !== null) return null
  return `${name}="${value}" is not an address that we keep: http, https, mailto, tel or relative.`
}

/** A placeholder image of the themer: nothing in it runs inside an img. */
const INERT_IMAGE = /^data:image\/(?:gif|png|jpeg|webp|avif|svg\+xml)[;,]/i
