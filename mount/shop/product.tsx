import { widget } from '../../widgets/shared/entry/widgetEntry'
import { config, type ProductConfig } from '../../widgets/shop/product/config'
import { enhanceProduct } from '../../widgets/shop/product/enhanceProduct'
import { ProductOfCard } from '../../widgets/shop/product/ProductOfCard'
import { productOfDoc, productOfElement } from '../../widgets/shop/product/productOf'
import { toldViews } from './toldViews'

export const product = widget<ProductConfig>({
  name: 'product',
  config,
  Component: (props) => <ProductOfCard {...props} views={toldViews} />,
  fromElement: productOfElement,
  fromDoc: productOfDoc,
  enhance: (element, own, app) => enhanceProduct(element, own, app, toldViews),
})
