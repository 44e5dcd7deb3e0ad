import type { Config } from './config'
import { create } from './create'
import type { Selection } from './filters'

/** The current filters, each with a button that removes it. */
export function createChips(
  container: Element,
  { facets }: Config,
  remove: (field: string, value: string) => void,
): (selection: Selection) => void {
  const box = create('div', { className: 'vitrine-current-filters', tabIndex: -1 })
  box.setAttribute('role', 'group')
  box.setAttribute('aria-label', 'Current filters')
  container.append(create('div', {}, box))
  return (selection) => {
    const chips = facets.flatMap(({ field, label }) =>
      [...(selection.get(field) ?? [])].map((value) => {
        const name = create('span', { className: 'vitrine-chip__label', textContent: label })
        const shown = create('bdi', { className: 'vitrine-chip__value', textContent: value })
        const chip = create('button', { className: 'vitrine-chip', type: 'button' }, name, shown)
        chip.setAttribute('aria-label', `Remove ${label}: ${value}`)
        chip.addEventListener('click', () => remove(field, value))
        return create('li', {}, chip)
      }),
    )
    const list = create('ul', { className: 'vitrine-current-filters__list' }, ...chips)
    box.replaceChildren(...(chips.length > 0 ? [list] : []))
  }
}
