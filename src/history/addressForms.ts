import { type AddressForm, fragmentForm } from './address'

let queryForm: AddressForm | null = null

/** Loads what an address form needs; null when nothing has to be loaded. It may reject. */
export function loadAddressForm(address: 'fragment' | 'query'): Promise<void> | null {
  if (address === 'fragment' || queryForm) return null
  return import('./query/queryForm').then((module) => {
    queryForm = module.queryForm
  })
}

/** The form of `solr.address`, once it is loaded; until then the fragment. */
export function addressForm(address: 'fragment' | 'query'): AddressForm {
  return (address === 'query' && queryForm) || fragmentForm
}
