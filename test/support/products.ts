import type { Product } from '../../src/shop/product'

export const lakeCabin = Object.freeze<Product>({ id: 'p-12', name: 'Lake cabin', price: 129 })

export const cityLoft = Object.freeze<Product>({
  id: 'p-7',
  name: 'City loft',
  price: 89.5,
  brand: 'Lofts & Co',
  category: 'Flats',
  variant: 'Top floor',
  quantity: 2,
})
