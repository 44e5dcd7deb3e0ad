import { type UseComboboxProps, useCombobox } from 'downshift'
import type { Suggestion } from '../../../src/suggestions/matchingSuggestions'

type StateReducer = NonNullable<UseComboboxProps<Suggestion>['stateReducer']>

/**
 * Changes downshift's combobox for a search box. Only Enter and a click select, since leaving the box must not
 * search. The pointer highlights no item, since Enter would select it. A click into the text opens no list.
 */
export const comboboxReducer: StateReducer = (state, { type, changes }) => {
  const types = useCombobox.stateChangeTypes
  switch (type) {
    case types.ItemMouseMove:
    case types.MenuMouseLeave:
    case types.InputClick:
      return state
    case types.ItemClick:
    case types.InputKeyDownEnter:
      return changes
    default:
      return { ...changes, selectedItem: state.selectedItem }
  }
}
