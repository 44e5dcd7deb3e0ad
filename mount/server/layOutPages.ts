import { ATTRIBUTES } from '../../src/contract/attributes'
import { PARTS } from '../lifecycle/defaultPage'
import { type Edit, editText } from './editText'
import { ancestorsOf, attributeOf, isElement, type TreeElement, type TreeNode } from './htmlTree'
import type { ServerPage } from './readPage'

/** Lays out a whole page in each search element that no mount point stands in and none names. */
export function layOutPages({ html, searches, mountPoints }: ServerPage): string {
  const isLeft = (search: TreeElement) => {
    const id = attributeOf(search, 'id')
    return ![...searches, ...mountPoints].some(
      (one) =>
        ancestorsOf(one).includes(search) ||
        (id !== null && attributeOf(one, ATTRIBUTES.for) === id),
    )
  }
  return editText(
    html,
    searches.filter(isLeft).flatMap((search) => pageEdits(search, html)),
  )
}

function pageEdits(
  { childNodes, sourceCodeLocation: place }: TreeElement,
  html: string,
): readonly Edit[] {
  const end = place?.endTag?.startOffset
  if (end === undefined) return []
  const fallback = childNodes.filter((node) => !isOurData(node)).flatMap(rangeOf)
  const moved = fallback.map(({ start, end: until }) => html.slice(start, until)).join('')
  const removed = fallback.map((range) => ({ ...range, text: '' }))
  return [...removed, { start: end, end, text: defaultPage(moved) }]
}

function rangeOf({ sourceCodeLocation: place }: TreeNode) {
  return place ? [{ start: place.startOffset, end: place.endOffset }] : []
}

function isOurData(node: TreeNode): boolean {
  return (
    isElement(node) &&
    (node.tagName === 'script' ||
      node.tagName === 'template' ||
      attributeOf(node, ATTRIBUTES.template) !== null)
  )
}

function defaultPage(fallback: string): string {
  const parts = Object.entries(PARTS).map(([area, names]) => {
    const points = names.map(
      (name) => `<div data-vitrine="${name}">${name === 'results' ? fallback : ''}</div>`,
    )
    return `<div class="vitrine-page__${area}">${points.join('')}</div>`
  })
  return `<div class="vitrine-page">${parts.join('')}</div>`
}
