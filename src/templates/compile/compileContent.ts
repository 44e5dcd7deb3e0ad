import type { PlainElement } from '../plainTree'
import type { Content } from '../template'
import { type Format, parseFormat } from '../values/parseFormat'
import { parsePath } from '../values/path'
import type { Compiling } from './compiling'
import { HTML_HOLDERS, VOID_ELEMENTS } from './contentRules'
import type { SortedAttributes } from './sortAttributes'

const KINDS = ['highlight', 'html', 'text'] as const

/**
 * What a content binding puts into its element, in the place of the sample content there.
 * @returns null when the element has none, so that its own content is shown.
 */
export function compileContent(
  element: PlainElement,
  { bindings }: SortedAttributes,
  { problems, inForeign }: Compiling,
): Content | null {
  const asked = KINDS.filter((kind) => bindings.has(kind))
  const kind = asked[0]
  if (bindings.has('format') && kind !== 'text') {
    problems.tell(element, 'data-vitrine-format does nothing without data-vitrine-text.')
  }
  if (!kind) return null
  const names = asked.map((one) => `data-vitrine-${one}`)
  if (asked.length > 1)
    problems.tell(element, `takes one of ${names.join(', ')}: ${names[0]} counts.`)
  if (VOID_ELEMENTS.has(element.name)) {
    problems.tell(element, `never holds anything, so ${names[0]} does nothing.`)
    return null
  }
  const path = parsePath(bindings.get(kind) ?? '')
  if (!path) return null
  if (kind === 'text') return { kind, path, format: readFormat(element, bindings.get('format')) }
  if (kind === 'html' && (inForeign || !HTML_HOLDERS.has(element.name))) {
    problems.tell(
      element,
      'cannot take HTML, so its text is shown: put data-vitrine-html on a div.',
    )
    return { kind: 'text', path, format: null }
  }
  return { kind, path }

  function readFormat(of: PlainElement, text: string | undefined): Format | null {
    if (text === undefined) return null
    const format = parseFormat(text)
    if (!('problem' in format)) return format
    problems.tell(of, `data-vitrine-format: ${format.problem}`)
    return null
  }
}
