import { addList } from '../shared/commerce/lists'
import { NoRoot } from '../shared/NoRoot'
import { widget } from '../shared/widgetEntry'
import { config } from './config'

export const productList = widget({
  name: 'product-list',
  config,
  Component: NoRoot,
  enhance: addList,
})
