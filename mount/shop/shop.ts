/** All that a shop needs, in one part of the bundle: whoever sees a product's list goes on to its page and its cart. */
export { addToCart } from '../../widgets/shop/add-to-cart/entry'
export { productList } from '../../widgets/shop/product-list/entry'
export { quote } from '../../widgets/shop/quote/entry'
export { checkout } from './checkout'
export { product } from './product'
