import { config, type ProductConfig } from '../../widgets/product/config'
import { enhanceProduct } from '../../widgets/product/enhanceProduct'
import { ProductOfCard } from '../../widgets/product/ProductOfCard'
import { productOfDoc, productOfElement } from '../../widgets/product/productOf'
import { widget } from '../../widgets/shared/widgetEntry'
import { toldViews } from './toldViews'

export const product = widget<ProductConfig>({
  name: 'product',
  config,
  Component: (props) => <ProductOfCard {...props} views={toldViews} />,
  fromElement: productOfElement,
  fromDoc: productOfDoc,
  enhance: (element, own, store, page) => enhanceProduct(element, own, store, page, toldViews),
})
