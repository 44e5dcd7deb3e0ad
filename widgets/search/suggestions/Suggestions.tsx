import { type RefObject, useLayoutEffect } from 'react'
import type { ComponentId } from '../../../src/componentId'
import { isDraft } from '../../shared/composing'
import type { Templates } from '../../shared/entry/widgetProps'
import { useTranslate } from '../../shared/languages/useTranslate'
import type { ComboboxProps } from '../search-box/useLazySuggestions'
import type { SearchText } from '../search-box/useSearchText'
import { Suggestion } from './Suggestion'
import { useSuggestions } from './useSuggestions'

export interface SuggestionsProps {
  readonly id: ComponentId
  readonly field: string
  readonly input: RefObject<HTMLInputElement | null>
  readonly inputId: string
  readonly box: SearchText
  /** The current query. */
  readonly query: string
  /** Sets the props that the input gets from the combobox. */
  readonly setInputProps: (props: ComboboxProps) => void
  readonly template: Templates['suggestion']
}

/** The list below the search box (spec 5.3). It renders the list only, and passes the input its props. */
export function Suggestions(props: SuggestionsProps) {
  const { input, setInputProps } = props
  const translate = useTranslate()
  const { combobox, isOpen, items, term, request, onKeyDown } = useSuggestions(props)
  const { getInputProps, getItemProps, getMenuProps } = combobox
  // biome-ignore lint/correctness/useExhaustiveDependencies: getInputProps is a new function whenever the rest changes
  useLayoutEffect(() => {
    const { value: _, ...added } = getInputProps(
      {
        ref: input,
        onKeyDown,
        onChange: ({ currentTarget, nativeEvent }) => {
          if (!isDraft(nativeEvent)) request(currentTarget.value)
        },
        onCompositionEnd: ({ currentTarget }) => request(currentTarget.value),
      },
      // The input gets the ref in the next render.
      { suppressRefError: true },
    )
    setInputProps({
      ...added,
      'aria-expanded': isOpen,
      'aria-activedescendant': (isOpen && added['aria-activedescendant']) || undefined,
      // The input has a label element.
      'aria-labelledby': undefined,
    })
  }, [getInputProps, isOpen, setInputProps, input])
  return (
    <ul
      {...getMenuProps({
        'aria-label': translate('suggest.label'),
        // Scrolling the list with the mouse keeps the focus in the box.
        onMouseDown: (event) => event.preventDefault(),
      })}
      className="vitrine-surface vitrine-suggestions"
      tabIndex={-1}
      hidden={!isOpen}
    >
      {isOpen &&
        term &&
        items.map((item, index) => (
          <li
            key={item.value}
            {...getItemProps({ item, index })}
            className="vitrine-suggestions__item"
          >
            <Suggestion {...props} item={item} term={term} />
          </li>
        ))}
    </ul>
  )
}
