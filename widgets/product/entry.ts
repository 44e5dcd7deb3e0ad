import { widget } from '../shared/widgetEntry'
import { config } from './config'
import { enhanceProduct } from './enhanceProduct'
import { ProductOfCard } from './ProductOfCard'
import { productOfDoc, productOfElement } from './productOf'

export const product = widget({
  name: 'product',
  config,
  Component: ProductOfCard,
  fromElement: productOfElement,
  fromDoc: productOfDoc,
  enhance: enhanceProduct,
})
