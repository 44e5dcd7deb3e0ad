import { type AddressForm, fragmentForm } from './address'

let queryForm: AddressForm | null = null
let loading: Promise<void> | undefined

/**
 * Loads what an address form needs; null when nothing has to be loaded. It may reject. Whoever asks first goes on
 * first: a component boots before its widgets look for its first answer.
 */
export function loadAddressForm(address: 'fragment' | 'query'): Promise<void> | null {
  if (address === 'fragment' || queryForm) return null
  loading ??= import('./query/queryForm').then((module) => {
    queryForm = module.queryForm
  })
  return loading
}

/** The form of `solr.address`, once it is loaded; until then the fragment. */
export function addressForm(address: 'fragment' | 'query'): AddressForm {
  return (address === 'query' && queryForm) || fragmentForm
}
