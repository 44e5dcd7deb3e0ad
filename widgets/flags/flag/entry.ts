import { widget } from '../../shared/entry/widgetEntry'
import { config } from './config'
import { enhanceFlag } from './enhanceFlag'
import { Flag } from './Flag'
import { itemOfDoc, itemOfElement } from './itemOf'

export const flag = widget({
  name: 'flag',
  config,
  Component: Flag,
  fromDoc: itemOfDoc,
  fromElement: itemOfElement,
  enhance: enhanceFlag,
})
