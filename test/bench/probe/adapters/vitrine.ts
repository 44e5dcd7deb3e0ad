import type { Adapter } from '../types'
import { findFirst, textOf } from './find'

const SELECTORS = {
  clear: '.vitrine-chip',
  next: '.vitrine-pager__next',
  previous: '.vitrine-pager__prev, .vitrine-pager__previous',
  input: '.vitrine-search-box__input',
} as const

export const vitrine: Adapter = {
  hits: () => document.getElementsByClassName('hit'),
  total: () => textOf('.vitrine-result-count').split(' of ').at(-1) ?? '',
  values: (field) => findFirst(`#f-${field}`).getElementsByClassName('vitrine-facet__item'),
  valueOf: (row) => row.querySelector('.vitrine-facet__value')?.textContent ?? '',
  countOf: (row) => row.querySelector('.vitrine-facet__count')?.textContent ?? '',
  clickable: (row) => row.querySelector('input'),
  // The search term has a chip, too, whose value is in quotation marks.
  filters: () =>
    [...document.querySelectorAll('.vitrine-chip')].filter((one) => !/“/.test(one.textContent))
      .length,
  find: (name) => document.querySelector(SELECTORS[name]),
}
