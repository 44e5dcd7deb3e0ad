import { type UseComboboxProps, useCombobox } from 'downshift'
import type { Suggestion } from '../../../src/suggestions/suggestionsFor'

type StateReducer = NonNullable<UseComboboxProps<Suggestion>['stateReducer']>

/**
 * Where a search box differs from downshift's combobox: only Enter and a click choose, since leaving the box
 * must not search for something; the pointer makes no option the one that Enter takes; and a click into the
 * text opens nothing.
 */
export const choiceOnly: StateReducer = (state, { type, changes }) => {
  const is = useCombobox.stateChangeTypes
  switch (type) {
    case is.ItemMouseMove:
    case is.MenuMouseLeave:
    case is.InputClick:
      return state
    case is.ItemClick:
    case is.InputKeyDownEnter:
      return changes
    default:
      return { ...changes, selectedItem: state.selectedItem }
  }
}
