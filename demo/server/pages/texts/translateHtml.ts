import { decodeHTML } from 'entities'
import { escapeHtml } from '../escapeHtml'
import { type Translate, translateText } from './translate'
import { translateJson } from './translateJson'

const ATTRIBUTES = String.raw`(?:\s+[^\s=>/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?)*`
const TOKEN = new RegExp(
  String.raw`<!--[\s\S]*?-->|<(script|style)\b([^>]*)>([\s\S]*?)</\1>|<(/?)([a-z][\w-]*)(${ATTRIBUTES})\s*/?>|[^<]+|<`,
  'gi',
)
const ATTRIBUTE = /(\s)([^\s=>/]+)=(?:"([^"]*)"|'([^']*)')/g

/** The attributes with texts for visitors, in the site's markup and on mount points. */
const VISIBLE_ATTRIBUTE =
  /^(?:alt|title|placeholder|label|content|aria-label|data-title|data-text|data-vitrine-(?:label|heading|placeholder|title|name|attribution|price_unit|text\.\w+))$/

/** Elements without content. */
const VOID = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i

/** Elements with code, which is not translated. */
const CODE = /^(?:code|pre|kbd|samp)$/i

/**
 * Translates the site's markup: its texts, the attributes that visitors see or hear, and the labels in widgets'
 * configurations. Elements with `lang="en"`, the listings' data, stay English. It expects markup of this server, in
 * which each element is closed and each value is quoted.
 */
export function translateHtml(html: string, translate: Translate): string {
  /** The element that is skipped, and how many elements of its name are open. */
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
      if (raw) return translateScript(token, rawAttributes, inside, translate)
      if (tag === undefined)
        return skipped.open > 0 || token[0] === '<' ? token : translateToken(token, translate)
      const name = tag.toLowerCase()
      if (skipped.open > 0) {
        if (name === skipped.name) skipped.open += slash ? -1 : 1
        return token
      }
      const isSkipped = CODE.test(name) || (name !== 'html' && /\slang="?en\b/.test(attributes))
      if (isSkipped && !slash && !VOID.test(name)) skipped = { name, open: 1 }
      return isSkipped
        ? token
        : token.replace(attributes, () => translateAttributes(name, attributes, translate))
    },
  )
}

function translateScript(
  token: string,
  attributes: string,
  inside: string,
  translate: Translate,
): string {
  if (!attributes.includes('application/json')) {
    return token.replace(attributes, () => translateAttributes('script', attributes, translate))
  }
  return token.replace(inside, () => translateJson(inside, translate).replaceAll('<', '\\u003c'))
}

function translateToken(token: string, translate: Translate): string {
  if (!/\p{L}/u.test(token)) return token
  const words = decodeHTML(token)
  const translated = translateText(words, translate)
  return translated === words ? token : escapeHtml(translated)
}

function translateAttributes(tag: string, attributes: string, translate: Translate): string {
  const isButton = tag === 'input' && /\stype="(?:submit|button|reset)"/.test(attributes)
  return attributes.replace(
    ATTRIBUTE,
    (all, space: string, name: string, double?: string, single?: string) => {
      const value = decodeHTML(double ?? single ?? '')
      const translated =
        /^(?:\[|\{\s*["}])/.test(value) && name.startsWith('data-vitrine')
          ? translateJson(value, translate)
          : VISIBLE_ATTRIBUTE.test(name) || (isButton && name === 'value')
            ? translateText(value, translate)
            : value
      return translated === value ? all : `${space}${name}="${escapeHtml(translated)}"`
    },
  )
}
