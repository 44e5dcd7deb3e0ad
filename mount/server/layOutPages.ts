import * as v from 'valibot'
import { ATTRIBUTES } from '../../src/contract/attributes'
import { layoutEntries } from '../../src/map/layout/options'
import { PARTS } from '../lifecycle/defaultPage'
import { type Edit, editText } from './editText'
import { ancestorsOf, attributeOf, isElement, type TreeElement, type TreeNode } from './htmlTree'
import { configOf, type ServerPage } from './readPage'

/** Lays out a whole page in each search element that no mount point stands in and none names. */
export function layOutPages(page: ServerPage): string {
  const { html, searches, mountPoints } = page
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
    searches.filter(isLeft).flatMap((search) => pageEdits(search, page)),
  )
}

function pageEdits(search: TreeElement, page: ServerPage): readonly Edit[] {
  const { childNodes, sourceCodeLocation: place } = search
  const end = place?.endTag?.startOffset
  if (end === undefined) return []
  const fallback = childNodes.filter((node) => !isOurData(node)).flatMap(rangeOf)
  const moved = fallback.map(({ start, end: until }) => page.html.slice(start, until)).join('')
  const removed = fallback.map((range) => ({ ...range, text: '' }))
  return [...removed, { start: end, end, text: defaultPage(moved, hasMap(search, page)) }]
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

/** Whether the page has a map beside its results: the browser mounts it. */
function hasMap(search: TreeElement, page: ServerPage): boolean {
  return configOf(search, page, v.object(layoutEntries))?.layout === 'map'
}

function defaultPage(fallback: string, hasMap: boolean): string {
  const parts = Object.entries(PARTS).map(([area, names]) => {
    const points = names.map(
      (name) => `<div data-vitrine="${name}">${name === 'results' ? fallback : ''}</div>`,
    )
    const toggle = hasMap && area === 'main' ? '<div class="vitrine-page__switch"></div>' : ''
    return `${toggle}<div class="vitrine-page__${area}">${points.join('')}</div>`
  })
  return hasMap
    ? `<div class="vitrine-page vitrine-page--map">${parts.join('')}<div class="vitrine-page__map"></div></div>`
    : `<div class="vitrine-page">${parts.join('')}</div>`
}
