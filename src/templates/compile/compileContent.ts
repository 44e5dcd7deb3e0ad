import type { PlainElement } from '../plainTree'
import type { Content } from '../template'
import { type Format, parseFormat } from '../values/parseFormat'
import { parsePath } from '../values/path'
import type { CompileContext } from './compileContext'
import { HTML_ELEMENTS, VOID_ELEMENTS } from './contentRules'
import type { ParsedAttributes } from './parseAttributes'

const KINDS = ['highlight', 'html', 'text'] as const

/**
 * Compiles an element's content binding, which replaces the sample content.
 * @returns null without one: the element's content is then compiled.
 */
export function compileContent(
  element: PlainElement,
  { bindings }: ParsedAttributes,
  { issues, inForeign }: CompileContext,
): Content | null {
  const kinds = KINDS.filter((one) => bindings.has(one))
  const kind = kinds[0]
  if (bindings.has('format') && kind !== 'text') {
    issues.add(element, 'data-vitrine-format does nothing without data-vitrine-text.')
  }
  if (!kind) return null
  const names = kinds.map((one) => `data-vitrine-${one}`)
  if (kinds.length > 1) issues.add(element, `takes one of ${names.join(', ')}: ${names[0]} counts.`)
  if (VOID_ELEMENTS.has(element.name)) {
    issues.add(element, `never holds anything, so ${names[0]} does nothing.`)
    return null
  }
  const path = parsePath(bindings.get(kind) ?? '')
  if (!path) return null
  if (kind === 'text') return { kind, path, format: readFormat(element, bindings.get('format')) }
  if (kind === 'html' && (inForeign || !HTML_ELEMENTS.has(element.name))) {
    issues.add(element, 'cannot take HTML, so its text is shown: put data-vitrine-html on a div.')
    return { kind: 'text', path, format: null }
  }
  return { kind, path }

  function readFormat(of: PlainElement, text: string | undefined): Format | null {
    if (text === undefined) return null
    const format = parseFormat(text)
    if (!('issue' in format)) return format
    issues.add(of, `data-vitrine-format: ${format.issue}`)
    return null
  }
}
