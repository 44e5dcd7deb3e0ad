import { widget } from '../shared/entry/widgetEntry'
import { config, name } from './config'
import { configFromElement } from './configFromElement'
import { enhanceTrigger } from './enhanceTrigger'
import { TriggerButton } from './TriggerButton'

export const modal = widget({
  name,
  config,
  Component: TriggerButton,
  fromElement: configFromElement,
  enhance: enhanceTrigger,
})
