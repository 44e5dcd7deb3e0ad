import {
  type ComponentType,
  type InputHTMLAttributes,
  type Ref,
  useCallback,
  useState,
} from 'react'
import type { SuggestionsProps } from '../suggestions/Suggestions'

/** What the suggestions add to the box's input: how it is told to assistive technology, and what keys do. */
export type ComboboxProps = InputHTMLAttributes<HTMLInputElement> & {
  readonly ref?: Ref<HTMLInputElement>
}

/** Before its suggestions are there it is a combobox already: what has the focus does not change its role. */
const closed: ComboboxProps = {
  role: 'combobox',
  'aria-autocomplete': 'list',
  'aria-expanded': false,
}

/**
 * Suggestions are loaded when a visitor first comes to the box. They add to the input, which stays what it
 * is: focus, caret and what is being composed are not touched.
 */
export function useSuggesting(field: string | null | undefined) {
  const [loaded, setLoaded] = useState<ComponentType<SuggestionsProps> | null>(null)
  const [inputProps, setInputProps] = useState(closed)
  const load = useCallback(() => {
    import('../suggestions/Suggestions').then(
      ({ Suggestions }) => setLoaded(() => Suggestions),
      // The box works without; the next visit to it tries again.
      () => {},
    )
  }, [])
  return field
    ? { field, Suggestions: loaded, inputProps, setInputProps, load: loaded ? undefined : load }
    : null
}
