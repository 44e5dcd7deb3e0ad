import { type ChangeEvent, type FormEvent, useId, useRef } from 'react'
import { useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import { selectParams } from '../../../slices/search/selectSearch'
import { MATCH_ALL } from '../../../src/solr/constants'
import { useReveal } from '../../shared/entry/reveal'
import type { WidgetProps } from '../../shared/entry/widgetProps'
import { useTranslate } from '../../shared/languages/useTranslate'
import { ClearButton } from './ClearButton'
import type { SearchBoxConfig } from './config'
import { useLazySuggestions } from './useLazySuggestions'
import { useSavedChip } from './useSavedChip'
import { useSearchText } from './useSearchText'

/** The search term input (spec 2.1). Submitting it searches; with a field, it suggests words. */
export function SearchBox({ id, config, templates }: WidgetProps<SearchBoxConfig>) {
  const translate = useTranslate()
  const q = useSelector((state: RootState) => selectParams(state, id).q)
  const saved = useSavedChip(id, q)
  const shownQuery = saved.count > 0 || q === MATCH_ALL ? '' : q
  const { text, edit, submit, search } = useSearchText(id, q, shownQuery)
  const suggestions = useLazySuggestions(config.field)
  const input = useRef<HTMLInputElement>(null)
  const inputId = useId()
  useReveal(true)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    edit(event.target.value)
    suggestions?.inputProps.onChange?.(event)
  }
  const clear = () => {
    search('')
    input.current?.focus()
  }
  return (
    <form
      className="vitrine-search-box"
      role="search"
      aria-label={config.label}
      onSubmit={onSubmit}
    >
      <label className="vitrine-search-box__label" htmlFor={inputId}>
        {config.label ?? translate('search.label')}
      </label>
      <span className="vitrine-search-box__field">
        {saved.count > 0 && saved.Chip && (
          <saved.Chip count={saved.count} input={input} onRemove={clear} />
        )}
        <input
          ref={input}
          id={inputId}
          className="vitrine-search-box__input"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder={config.placeholder ?? translate('search.placeholder')}
          value={text}
          onFocus={suggestions?.load}
          {...suggestions?.inputProps}
          onChange={onChange}
        />
        {text !== '' && <ClearButton label={translate('search.clear')} onClick={clear} />}
        {suggestions?.Suggestions && (
          <suggestions.Suggestions
            id={id}
            field={suggestions.field}
            input={input}
            inputId={inputId}
            text={text}
            query={shownQuery}
            choose={search}
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
