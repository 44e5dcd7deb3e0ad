import { widget } from '../../shared/entry/widgetEntry'
import { config, name } from './config'
import { firstView, layOut } from './useView'
import { View } from './View'

export const view = widget({
  name,
  config,
  Component: View,
  needsSearch: true,
  fromElement(settings, element, id) {
    // At once: the results, which render before this widget, are never painted in another view.
    layOut(id, firstView(id, settings), element)
    return { config: settings }
  },
})
