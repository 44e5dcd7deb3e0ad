import * as v from 'valibot'
import { CHOICE_ATTRIBUTES } from '../../src/facets/choices/attributes'
import { listedValues } from '../../src/facets/choices/listedValues'
import { valueLabels } from '../../src/facets/choices/valueLabels'
import { attributeOf, elementsIn, isElement, type TreeElement, type TreeNode } from './htmlTree'

/** A facet's settings with the labels that its mount point lists, as the browser has them. */
export function withListedValues(config: object, element: TreeElement): object {
  const lists = childrenOf(element).filter(
    (one) => attributeOf(one, CHOICE_ATTRIBUTES.values) !== null,
  )
  const values = listedValues(
    lists.flatMap(childrenOf).map((entry) => ({
      value: attributeOf(entry, CHOICE_ATTRIBUTES.value),
      text: textIn(entry),
      icon: iconIn(entry),
    })),
  )
  if (values.length === 0 || 'values' in config) return config
  return { ...config, values: v.parse(valueLabels(), values) }
}

function childrenOf({ childNodes }: TreeElement): readonly TreeElement[] {
  return childNodes.filter(isElement)
}

function iconIn(entry: TreeElement): string | null {
  const picture = elementsIn(entry).find(({ tagName }) => tagName === 'img')
  return picture ? attributeOf(picture, 'src') : null
}

function textIn(node: TreeNode): string {
  if ('value' in node) return node.value
  return 'childNodes' in node ? node.childNodes.map(textIn).join('') : ''
}
