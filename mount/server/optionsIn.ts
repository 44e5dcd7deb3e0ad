import type { WrittenOption } from '../../widgets/shared/entry/widgetEntry'
import { attributeOf, elementsIn, type TreeElement, textOf } from './htmlTree'

/** The options in the markup of a mount point, as the browser has them. */
export function optionsIn(element: TreeElement): readonly WrittenOption[] {
  return elementsIn(element)
    .filter(({ tagName }) => tagName === 'option')
    .map((option) => ({
      value: attributeOf(option, 'value') ?? '',
      label: attributeOf(option, 'label') || textOf(option).replace(/\s+/g, ' ').trim(),
    }))
}
