import type { Adapter } from '../types'
import { findFirst, textOf } from './find'

const SELECTORS = {
  clear: '.ais-CurrentRefinements-delete',
  next: '.ais-Pagination-item--nextPage a',
  previous: '.ais-Pagination-item--previousPage a',
  input: '.ais-SearchBox-input',
} as const

export const instantsearch: Adapter = {
  hits: () => document.getElementsByClassName('hit'),
  total: () => textOf('.ais-Stats-text').replace(/ results.*/, ''),
  values: (field) => findFirst(`#f-${field}`).getElementsByClassName('ais-RefinementList-item'),
  valueOf: (row) => row.querySelector('.ais-RefinementList-labelText')?.textContent ?? '',
  countOf: (row) => row.querySelector('.ais-RefinementList-count')?.textContent ?? '',
  clickable: (row) => row.querySelector('input'),
  filters: () => document.querySelectorAll('.ais-CurrentRefinements-category').length,
  find: (name) => document.querySelector(SELECTORS[name]),
}
