import { widget } from '../../shared/entry/widgetEntry'
import { config, name } from './config'
import { enhanceFlag } from './enhanceFlag'
import { Flag } from './Flag'
import { itemFromDoc, itemFromElement } from './flagItem'

export const flag = widget({
  name,
  config,
  Component: Flag,
  fromDoc: itemFromDoc,
  fromElement: itemFromElement,
  enhance: enhanceFlag,
  enhancesTemplates: true,
})
