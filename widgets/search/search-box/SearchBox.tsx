import { type ChangeEvent, type FormEvent, useId, useRef } from 'react'
import { useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import { selectParams } from '../../../slices/search/selectSearch'
import { MATCH_ALL } from '../../../src/solr/constants'
import { useReveal } from '../../shared/entry/reveal'
import type { WidgetProps } from '../../shared/entry/widgetProps'
import { HiddenFields } from '../../shared/history/HiddenFields'
import { usePlainForm } from '../../shared/history/usePlainForm'
import { useTranslate } from '../../shared/languages/useTranslate'
import type { SearchBoxConfig } from './config'
import { useLazySuggestions } from './useLazySuggestions'
import { useLeave } from './useLeave'
import { useSavedChip } from './useSavedChip'
import { type UseSearchText, useSearchText } from './useSearchText'

interface Props extends WidgetProps<SearchBoxConfig> {
  /** Searches for its text in another way than on Enter. */
  readonly useText?: UseSearchText
}

/** The search term input (spec 2.1). Submitting it searches, here or on another page; with a field, it suggests words. */
export function SearchBox({ id, config, templates, useText = useSearchText }: Props) {
  const translate = useTranslate()
  const leave = useLeave(id, config.target)
  // A box that leads to another page shows nothing of a search on this one.
  const search = leave ? '' : id
  const q = useSelector((state: RootState) => selectParams(state, search).q)
  const saved = useSavedChip(search, q)
  const shownQuery = saved.count > 0 || q === MATCH_ALL ? '' : q
  const input = useRef<HTMLInputElement>(null)
  const box = useText(search, q, shownQuery, leave, input)
  const suggestions = useLazySuggestions(id ? config.field : null)
  const inputId = useId()
  const form = usePlainForm(id)
  useReveal(true)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    box.submit()
  }
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    box.edit(event.target.value)
    suggestions?.inputProps.onChange?.(event)
  }
  const onClear = () => {
    box.clear()
    input.current?.focus()
  }
  return (
    <form
      className="vitrine-search-box"
      role="search"
      aria-label={config.label}
      action={form?.action}
      onSubmit={onSubmit}
    >
      {form && <HiddenFields form={form} controls={['q']} />}
      <label className="vitrine-search-box__label" htmlFor={inputId}>
        {config.label ?? translate('search.label')}
      </label>
      <span className="vitrine-search-box__field">
        {saved.count > 0 && saved.Chip && (
          <saved.Chip count={saved.count} input={input} onRemove={onClear} />
        )}
        <input
          ref={input}
          id={inputId}
          name={form?.nameOf('q')}
          className="vitrine-search-box__input"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder={config.placeholder ?? translate('search.placeholder')}
          value={box.text}
          onFocus={suggestions?.load}
          {...suggestions?.inputProps}
          onChange={onChange}
        />
        {box.text !== '' && (
          <button
            className="vitrine-search-box__clear"
            type="button"
            aria-label={translate('search.clear')}
            onClick={onClear}
          >
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              <path d="M4 4l8 8M12 4l-8 8" stroke="currentColor" strokeWidth="1.5" />
            </svg>
          </button>
        )}
        {suggestions?.Suggestions && (
          <suggestions.Suggestions
            id={id}
            field={suggestions.field}
            input={input}
            inputId={inputId}
            box={box}
            query={shownQuery}
            setInputProps={suggestions.setInputProps}
            template={templates.suggestion}
          />
        )}
      </span>
      <button className="vitrine-search-box__submit" type="submit">
        {translate('search.submit')}
      </button>
    </form>
  )
}
