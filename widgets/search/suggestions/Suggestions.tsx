import { type RefObject, useLayoutEffect } from 'react'
import type { ComponentId } from '../../../src/componentId'
import { isDraft } from '../../shared/composing'
import type { Templates } from '../../shared/entry/widgetProps'
import { useTranslate } from '../../shared/languages/useTranslate'
import type { ComboboxProps } from '../search-box/useSuggesting'
import { Suggestion } from './Suggestion'
import { useSuggestions } from './useSuggestions'

export interface SuggestionsProps {
  readonly id: ComponentId
  readonly field: string
  readonly input: RefObject<HTMLInputElement | null>
  readonly inputId: string
  /** What stands in the box. */
  readonly text: string
  /** What was searched for last. */
  readonly q: string
  readonly choose: (text: string) => void
  /** Takes what the input gets beside its own props. */
  readonly give: (props: ComboboxProps) => void
  readonly template: Templates['suggestion']
}

/** The list below the search box (spec 5.3). It renders the list alone, and gives the input its part. */
export function Suggestions(props: SuggestionsProps) {
  const { input, give, template } = props
  const translate = useTranslate()
  const { combobox, isOpen, items, term, ask, onKeyDown } = useSuggestions(props)
  const { getInputProps, getItemProps, getMenuProps } = combobox
  // biome-ignore lint/correctness/useExhaustiveDependencies: getInputProps is a new one whenever the rest has changed
  useLayoutEffect(() => {
    const { value: _, ...added } = getInputProps(
      {
        ref: input,
        onKeyDown,
        onChange: ({ currentTarget, nativeEvent }) => {
          if (!isDraft(nativeEvent)) ask(currentTarget.value)
        },
        onCompositionEnd: ({ currentTarget }) => ask(currentTarget.value),
      },
      // It has the ref with the next pass.
      { suppressRefError: true },
    )
    give({
      ...added,
      'aria-expanded': isOpen,
      'aria-activedescendant': (isOpen && added['aria-activedescendant']) || undefined,
      // Its label names it.
      'aria-labelledby': undefined,
    })
  }, [getInputProps, isOpen, give, input])
  return (
    <ul
      {...getMenuProps({
        'aria-label': translate('suggest.label'),
        // Scrolling it with the mouse does not take the focus from the box.
        onMouseDown: (event) => event.preventDefault(),
      })}
      className="vitrine-suggestions"
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
            <Suggestion item={item} term={term} template={template} />
          </li>
        ))}
    </ul>
  )
}
