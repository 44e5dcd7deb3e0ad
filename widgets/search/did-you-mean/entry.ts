import { widget } from '../../shared/entry/widgetEntry'
import { config } from './config'
import { DidYouMean } from './DidYouMean'

export const didYouMean = widget({
  name: 'did-you-mean',
  config,
  Component: DidYouMean,
  needsSearch: true,
})
