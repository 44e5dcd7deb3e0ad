import { widget } from '../../widgets/shared/entry/widgetEntry'
import { CardProduct } from '../../widgets/shop/product/CardProduct'
import { config, name, type ProductConfig } from '../../widgets/shop/product/config'
import { enhanceProduct } from '../../widgets/shop/product/enhanceProduct'
import { readDocumentProduct, readElementProduct } from '../../widgets/shop/product/readProduct'
import { reportedViews } from './reportedViews'

export const product = widget<ProductConfig>({
  name,
  config,
  Component: (props) => <CardProduct {...props} views={reportedViews} />,
  fromElement: readElementProduct,
  fromDoc: readDocumentProduct,
  enhance: (element, options, app) => enhanceProduct(element, options, app, reportedViews),
})
