import { CHOICE_ATTRIBUTES } from '../../../src/facets/choices/attributes'
import { type ListedValue, listedValues } from '../../../src/facets/choices/listedValues'

/** The values that a list in a mount point labels, `<ul data-vitrine-values>`. */
export function valuesInElement(element: Element): readonly ListedValue[] {
  const lists = [...element.children].filter((child) =>
    child.hasAttribute(CHOICE_ATTRIBUTES.values),
  )
  return listedValues(
    lists.flatMap(({ children }) =>
      [...children].map((entry) => ({
        value: entry.getAttribute(CHOICE_ATTRIBUTES.value),
        text: entry.textContent ?? '',
        icon: entry.querySelector('img')?.getAttribute('src') ?? null,
      })),
    ),
  )
}
