import { ATTRIBUTES } from '../../src/contract/attributes'
import { templateCard } from '../../widgets/results/card/templateCard'
import type { Templates } from '../../widgets/shared/entry/widgetProps'
import { sanitiser } from '../../widgets/shared/templates/sanitiser'
import type { Edit } from './editText'
import { ancestorsOf, attributeOf, isElement, type TreeElement, type TreeNode } from './htmlTree'
import type { ServerPage } from './readPage'
import { type RenderedRoot, renderRoot } from './renderRoot'
import { WIDGET_NAMES } from './serverRegistry'
import type { ServerSearches, ServerWidget } from './serverSearches'
import { findTemplates } from './serverTemplates'

/** The root of one widget, as the page gets it. */
export interface PageRoot extends RenderedRoot {
  readonly element: TreeElement
}

/** Renders every widget of the components that have an answer. @param options.prefix of the ids in the roots */
export async function renderRoots(
  page: ServerPage,
  { store, widgets }: ServerSearches,
  { prefix = 'vs', inlineStyles = true } = {},
): Promise<readonly PageRoot[]> {
  await sanitiser.load()
  const state = store.getState()
  const answered = widgets.filter(({ id, element }) => state.answers[id] && !hasRoot(element))
  const roots: PageRoot[] = []
  for (const [number, widget] of answered.entries()) {
    const { element, entry, id } = widget
    await entry.prepare?.(state, id)
    const loaded = await loadTemplates(widget)
    const ids = `${prefix}${number}-`
    const { settings } = page
    const root = renderRoot(widget, loaded, store, { settings, prefix: ids, inlineStyles })
    roots.push({ ...root, element, html: `<div ${ATTRIBUTES.root}="${ids}">${root.html}</div>` })
  }
  return roots
}

/** Puts a root at the end of its mount point, and hides the CMS's own markup where the root shows. */
export function rootEdits(root: PageRoot, html: string): readonly Edit[] {
  const end = endOf(root.element)
  if (end === null) return []
  const hidden = root.isRevealed
    ? hideNodes(root.element.childNodes, rangeIn(root.element), html)
    : []
  return [...hidden, { start: end, end, text: root.html }]
}

/** What stands in a page for a component's first search. */
export function answerEdit(element: TreeElement, script: string): Edit | null {
  const { startTag, endTag } = element.sourceCodeLocation ?? {}
  const start = endTag?.startOffset ?? startTag?.endOffset
  return start === undefined ? null : { start, end: start, text: script }
}

async function loadTemplates({ element, entry }: ServerWidget) {
  const places = [element, ...ancestorsOf(element).filter(isSearch).slice(0, 1)]
  const written = places.map(findTemplates)
  const templates: Record<string, Templates['result']> = {}
  for (const name of entry.templates ?? []) {
    const nodes = written.find((found) => found[name])?.[name]
    if (nodes) templates[name] = templateCard(nodes, WIDGET_NAMES).render
  }
  const defaults: Record<string, Templates['result']> = {}
  for (const [name, { load }] of Object.entries(entry.defaults ?? {})) {
    if (!templates[name]) defaults[name] = await load()
  }
  return { templates: templates as Templates, defaults: defaults as Templates }
}

function isSearch(element: TreeElement): boolean {
  return attributeOf(element, ATTRIBUTES.widget) === 'search'
}

function hasRoot(element: TreeElement): boolean {
  return element.childNodes
    .filter(isElement)
    .some((child) => attributeOf(child, ATTRIBUTES.root) !== null)
}

/** Where an element's content ends; null for one that the parser made up. */
function endOf({ sourceCodeLocation: place }: TreeElement): number | null {
  if (!place?.startTag) return null
  return place.endTag?.startOffset ?? place.endOffset
}

/**
 * Hides nodes as mount/root/fallback does in the browser. Of an element that the parser has made up, such as one that
 * was left open before the mount point, the nodes in it are hidden.
 */
function hideNodes(nodes: readonly TreeNode[], within: Range, html: string): readonly Edit[] {
  return nodes.flatMap((node) => {
    const place = node.sourceCodeLocation
    const isWithin = place && place.startOffset >= within.start && place.endOffset <= within.end
    if (isElement(node)) {
      if (['script', 'template', 'style'].includes(node.tagName)) return []
      if (!isWithin || !node.sourceCodeLocation?.startTag)
        return hideNodes(node.childNodes, within, html)
      return [hideElement(node, place.startOffset)]
    }
    return isWithin && node.nodeName === '#text'
      ? hideText(place.startOffset, place.endOffset, html)
      : []
  })
}

interface Range {
  readonly start: number
  readonly end: number
}

function rangeIn(element: TreeElement): Range {
  return {
    start: element.sourceCodeLocation?.startTag?.endOffset ?? 0,
    end: endOf(element) ?? 0,
  }
}

function hideElement(element: TreeElement, start: number): Edit {
  const at = start + 1 + element.tagName.length
  const isHidden = attributeOf(element, 'hidden') !== null
  const text = isHidden ? ' data-vitrine-hidden="before"' : ' data-vitrine-hidden="" hidden=""'
  return { start: at, end: at, text }
}

function hideText(start: number, end: number, html: string): readonly Edit[] {
  if (html.slice(start, end).trim() === '') return []
  const wrapper = '<span data-vitrine-fallback="" data-vitrine-hidden="" hidden="">'
  return [
    { start, end: start, text: wrapper },
    { start: end, end, text: '</span>' },
  ]
}
