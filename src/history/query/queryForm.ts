import type { FacetConfig } from '../../facets/config/facetConfig'
import {
  type Address,
  type AddressedSearch,
  type AddressForm,
  type Control,
  fragmentForm,
} from '../address'
import { splitFragment } from '../fragmentPairs'
import { queryNames } from './queryNames'
import { splitQuery } from './queryPairs'
import { componentPairs, readQuery } from './readQuery'
import { splitFilters } from './splitFilters'
import { queryPairs } from './writeQuery'

/** Longer query strings are refused by servers: the state then stands in the fragment. In characters. */
const MAX_QUERY = 6000

/** Params in the query string (design decision 35). A fragment of the component wins. */
export const queryForm: AddressForm = {
  read: (address, search) =>
    isInFragment(address, search) ? fragmentForm.read(address, search) : readQuery(address, search),

  order(fq, search) {
    const { readable, others } = splitFilters(fq, queryNames(search))
    return [...readable.flatMap(({ filters }) => filters), ...others]
  },

  write(address, params, search) {
    const { query, fragment } = address
    const names = queryNames(search)
    const ours = new Set(componentPairs(address, names, search).map(({ text }) => text))
    const before = splitQuery(query).map(({ text }) => text)
    const others = before.filter((text) => !ours.has(text))
    const at = before.findIndex((text) => ours.has(text))
    const index = at < 0 ? others.length : at
    const written = queryPairs(params, search)
    const next = [...others.slice(0, index), ...written, ...others.slice(index)].join('&')
    const { exposedParams, fragmentPrefix } = search.config
    const rest = splitFragment(fragment, exposedParams, fragmentPrefix)
      .filter(({ name, text }) => name === null && text.includes('='))
      .map(({ text }) => text)
      .join('&')
    if (next.length <= MAX_QUERY) return { query: next, fragment: rest }
    return fragmentForm.write({ query: others.join('&'), fragment: rest }, params, search)
  },

  href(params, search, page, base) {
    const { query, fragment } = queryForm.write({ query: page.query, fragment: '' }, params, search)
    const path = base.replace(/\?.*/, '') || page.path
    return `${path}${query || path === '' ? `?${query}` : ''}${fragment && `#${fragment}`}`
  },

  plainForm(search, page) {
    const { prefix, facets, params } = queryNames(search)
    const nameOf = (control: Control) => {
      const [name] = [...(typeof control === 'string' ? params : facets)].find(([, one]) =>
        typeof one === 'string' ? one === control : one.field === (control as FacetConfig).field,
      ) ?? [undefined]
      return name && prefix + name
    }
    return {
      action: page.path,
      nameOf,
      others(controls) {
        const names = [...controls.map(nameOf), `${prefix}pg`, `${prefix}start`]
        const before = { query: page.query, fragment: '' }
        const { query } = queryForm.write(before, search.params, search)
        return [...new URLSearchParams(query)].filter(
          ([name]) => !names.includes(name.split('[')[0]),
        )
      },
    }
  },
}

/** Whether an address's fragment names a param of the component. */
function isInFragment(
  { fragment }: Address,
  { config: { exposedParams, fragmentPrefix } }: AddressedSearch,
): boolean {
  return splitFragment(fragment, exposedParams, fragmentPrefix).some(({ name }) => name !== null)
}
