import type { Adapter } from '../types'
import { findFirst, textOf } from './find'

const SELECTORS = {
  clear: '#current button',
  next: '#pager .next',
  previous: '#pager .previous',
  input: '#query',
} as const

export const handwritten: Adapter = {
  hits: () => document.getElementsByClassName('hit'),
  total: () => textOf('#stats'),
  values: (field) => findFirst(`#f-${field}`).getElementsByTagName('li'),
  valueOf: (row) => row.firstChild?.firstChild?.nodeValue ?? '',
  countOf: (row) => row.firstChild?.lastChild?.textContent ?? '',
  clickable: (row) => row.querySelector('a'),
  filters: () => document.querySelectorAll('#current button').length,
  find: (name) => document.querySelector(SELECTORS[name]),
}
