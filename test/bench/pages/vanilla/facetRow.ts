import { create } from './create'

const digits = new Intl.NumberFormat('en')

/** The row of a facet value, created once per page. */
export interface FacetRow {
  readonly value: string
  readonly label: HTMLLabelElement
  show(count: number, active: boolean): void
}

export function createRow(value: string, toggle: (value: string) => void): FacetRow {
  const box = create('input', { className: 'vitrine-facet__check', type: 'checkbox' })
  const counter = create('span', { className: 'vitrine-facet__count' })
  const name = create('bdi', { className: 'vitrine-facet__value', textContent: value })
  const label = create('label', { className: 'vitrine-facet__item' }, box, name, ' ', counter)
  box.addEventListener('change', () => toggle(value))
  let shown = -1
  return {
    value,
    label,
    show(count, active) {
      if (count !== shown) counter.textContent = digits.format(count)
      shown = count
      if (box.checked !== active) box.checked = active
    },
  }
}
