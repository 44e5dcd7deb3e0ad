import { NoRoot } from '../../shared/entry/NoRoot'
import { widget } from '../../shared/entry/widgetEntry'
import { registerList } from '../tracking/lists'
import { config } from './config'

export const productList = widget({
  name: 'product-list',
  config,
  Component: NoRoot,
  enhance: registerList,
})
