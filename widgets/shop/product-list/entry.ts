import { NoRoot } from '../../shared/entry/NoRoot'
import { widget } from '../../shared/entry/widgetEntry'
import { registerList } from '../tracking/lists'
import { config, name } from './config'

export const productList = widget({
  name,
  config,
  Component: NoRoot,
  enhance: registerList,
})
