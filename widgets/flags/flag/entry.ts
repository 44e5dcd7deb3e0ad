import { widget } from '../../shared/entry/widgetEntry'
import { config } from './config'
import { enhanceFlag } from './enhanceFlag'
import { Flag } from './Flag'
import { itemFromDoc, itemFromElement } from './flagItem'

export const flag = widget({
  name: 'flag',
  config,
  Component: Flag,
  fromDoc: itemFromDoc,
  fromElement: itemFromElement,
  enhance: enhanceFlag,
})
