import {
  type ComponentType,
  type InputHTMLAttributes,
  type Ref,
  useCallback,
  useState,
} from 'react'
import { withStyles } from '../../shared/lazy/loadStyles'
import type { SuggestionsProps } from '../suggestions/Suggestions'

/** The props that the suggestions add to the input: ARIA attributes and event handlers. */
export type ComboboxProps = InputHTMLAttributes<HTMLInputElement> & {
  readonly ref?: Ref<HTMLInputElement>
}

/** The suggestions of a search box, which load on the first focus. */
export interface LazySuggestions {
  /** The Solr field whose words are suggested. */
  readonly field: string
  /** The list's component; null until it has loaded. */
  readonly Suggestions: ComponentType<SuggestionsProps> | null
  /** The props that the input gets from the list. */
  readonly inputProps: ComboboxProps
  readonly setInputProps: (props: ComboboxProps) => void
  /** Loads the list; undefined once it has loaded. */
  readonly load: (() => void) | undefined
}

/** The input has the role of a combobox before the list has loaded: a role must not change while focused. */
const CLOSED: ComboboxProps = {
  role: 'combobox',
  'aria-autocomplete': 'list',
  'aria-expanded': false,
}

/**
 * Loads the suggestions when the visitor first focuses the box. They only add props to the input, so that its
 * focus, caret and composition stay.
 * @returns null without a field.
 */
export function useLazySuggestions(field: string | null | undefined): LazySuggestions | null {
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps> | null>(null)
  const [inputProps, setInputProps] = useState(CLOSED)
  const load = useCallback(() => {
    withStyles('surfaces suggestions', import('../suggestions/Suggestions')).then(
      (module) => setSuggestions(() => module.Suggestions),
      // Without suggestions, the box works; the next focus tries again.
      () => {},
    )
  }, [])
  if (!field) return null
  return { field, Suggestions, inputProps, setInputProps, load: Suggestions ? undefined : load }
}
