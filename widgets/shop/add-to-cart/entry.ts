import { NoRoot } from '../../shared/entry/NoRoot'
import { widget } from '../../shared/entry/widgetEntry'
import { hasProduct, NO_PRODUCT } from '../tracking/findProduct'
import { config, name } from './config'
import { enhanceAddToCart } from './enhanceAddToCart'

export const addToCart = widget({
  name,
  config,
  Component: NoRoot,
  fromElement(config, element) {
    if (!(element instanceof HTMLFormElement)) {
      return { issue: 'data-vitrine="add-to-cart" must stand on a form' }
    }
    return hasProduct(element, config.product) ? { config: config } : { issue: NO_PRODUCT }
  },
  enhance: enhanceAddToCart,
})
