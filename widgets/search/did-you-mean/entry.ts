import { widget } from '../../shared/entry/widgetEntry'
import { config, name } from './config'
import { DidYouMean } from './DidYouMean'

export const didYouMean = widget({
  name,
  config,
  Component: DidYouMean,
  needsSearch: true,
})
