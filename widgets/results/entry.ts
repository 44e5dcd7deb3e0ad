import { widget } from '../shared/entry/widgetEntry'
import { config, name } from './config'
import { Results } from './Results'

export const results = widget({
  name,
  config,
  Component: Results,
  needsSearch: true,
  templates: ['result', 'empty', 'saved-empty'],
  defaults: {
    result: {
      load: () => import('./card/showDefaultCard').then((module) => module.showDefaultCard),
      widgets: ['flag'],
    },
  },
})
