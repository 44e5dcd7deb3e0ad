import { decodeHTML } from 'entities'
import { escapeHtml } from '../escapeHtml'
import { type Say, said } from './say'
import { translateJson } from './translateJson'

const ATTRIBUTES = String.raw`(?:\s+[^\s=>/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?)*`
const TOKEN = new RegExp(
  String.raw`<!--[\s\S]*?-->|<(script|style)\b([^>]*)>([\s\S]*?)</\1>|<(/?)([a-z][\w-]*)(${ATTRIBUTES})\s*/?>|[^<]+|<`,
  'gi',
)
const ATTRIBUTE = /(\s)([^\s=>/]+)=(?:"([^"]*)"|'([^']*)')/g

/** The attributes that visitors read or hear, as the site's markup and a themer's mount points have them. */
const READ =
  /^(?:alt|title|placeholder|label|content|aria-label|data-title|data-text|data-vitrine-(?:label|placeholder|title|name|attribution|text\.\w+))$/

/** Elements that hold nothing. */
const VOID = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i

/** Code is the same in every language. */
const CODE = /^(?:code|pre|kbd|samp)$/i

/**
 * Puts the texts of the site's own markup into a page's language: its text, the attributes that are read, and
 * the labels in widgets' configurations. What says `lang="en"`, the listings' data, stays English. The markup is
 * this server's own, so each element is closed and each value quoted.
 */
export function translateHtml(html: string, say: Say): string {
  /** The element that is left alone, and how many of its name are open. */
  let skipped = { name: '', open: 0 }
  return html.replace(
    TOKEN,
    (
      token,
      raw?: string,
      rawAttributes = '',
      inside = '',
      slash = '',
      tag?: string,
      attributes = '',
    ) => {
      if (raw) return script(token, rawAttributes, inside, say)
      if (tag === undefined) return skipped.open > 0 || token[0] === '<' ? token : text(token, say)
      const name = tag.toLowerCase()
      if (skipped.open > 0) {
        if (name === skipped.name) skipped.open += slash ? -1 : 1
        return token
      }
      const alone = CODE.test(name) || (name !== 'html' && /\slang="?en\b/.test(attributes))
      if (alone && !slash && !VOID.test(name)) skipped = { name, open: 1 }
      return alone ? token : token.replace(attributes, () => inAttributes(name, attributes, say))
    },
  )
}

function script(token: string, attributes: string, inside: string, say: Say): string {
  if (!attributes.includes('application/json')) {
    return token.replace(attributes, () => inAttributes('script', attributes, say))
  }
  return token.replace(inside, () => translateJson(inside, say).replaceAll('<', '\\u003c'))
}

function text(token: string, say: Say): string {
  if (!/\p{L}/u.test(token)) return token
  const words = decodeHTML(token)
  const own = said(words, say)
  return own === words ? token : escapeHtml(own)
}

function inAttributes(tag: string, attributes: string, say: Say): string {
  const isButton = tag === 'input' && /\stype="(?:submit|button|reset)"/.test(attributes)
  return attributes.replace(
    ATTRIBUTE,
    (all, space: string, name: string, double?: string, single?: string) => {
      const value = decodeHTML(double ?? single ?? '')
      const own =
        /^[[{]/.test(value) && name.startsWith('data-vitrine')
          ? translateJson(value, say)
          : READ.test(name) || (isButton && name === 'value')
            ? said(value, say)
            : value
      return own === value ? all : `${space}${name}="${escapeHtml(own)}"`
    },
  )
}
