import { widget } from '../shared/entry/widgetEntry'
import { config } from './config'
import { configFromElement } from './configFromElement'
import { enhanceTrigger } from './enhanceTrigger'
import { TriggerButton } from './TriggerButton'

export const modal = widget({
  name: 'modal',
  config,
  Component: TriggerButton,
  fromElement: configFromElement,
  enhance: enhanceTrigger,
})
