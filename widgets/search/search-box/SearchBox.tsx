import { type ChangeEvent, type FormEvent, useId, useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import { queryEntered } from '../../../slices/search/searchActions'
import { selectParams } from '../../../slices/search/selectSearch'
import { useReveal } from '../../shared/entry/reveal'
import type { WidgetProps } from '../../shared/entry/widgetProps'
import { useTranslate } from '../../shared/languages/useTranslate'
import type { SearchBoxConfig } from './config'
import { useSaved } from './useSaved'
import { useSuggesting } from './useSuggesting'

/** The search term input (spec 2.1). What is typed is searched for when it is submitted; with a field it suggests. */
export function SearchBox({ id, config, templates }: WidgetProps<SearchBoxConfig>) {
  const translate = useTranslate()
  const dispatch = useDispatch()
  const q = useSelector((state: RootState) => selectParams(state, id).q)
  const { n, Chip } = useSaved(id, q)
  const shown = n > 0 ? '' : q
  const [draft, setDraft] = useState({ text: shown, of: q })
  const input = useRef<HTMLInputElement>(null)
  const inputId = useId()
  const suggesting = useSuggesting(config.field)
  useReveal(true)
  // The query changed by itself (Back, a link): what was typed for the older one is gone.
  if (draft.of !== q) setDraft({ text: shown, of: q })
  const write = (text: string) => setDraft({ text, of: q })
  const search = (text: string) => dispatch(queryEntered({ id, q: text.trim() }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search(draft.text === shown ? q : draft.text)
  }
  const clear = () => {
    write('')
    search('')
    input.current?.focus()
  }
  const choose = (text: string) => {
    write(text)
    search(text)
  }
  return (
    <form className="vitrine-search-box" role="search" aria-label={config.label} onSubmit={submit}>
      <label className="vitrine-search-box__label" htmlFor={inputId}>
        {config.label ?? translate('search.label')}
      </label>
      <span className="vitrine-search-box__field">
        {n > 0 && Chip && <Chip n={n} input={input} remove={clear} />}
        <input
          ref={input}
          id={inputId}
          className="vitrine-search-box__input"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder={config.placeholder ?? translate('search.placeholder')}
          value={draft.text}
          onFocus={suggesting?.load}
          {...suggesting?.inputProps}
          onChange={(event: ChangeEvent<HTMLInputElement>) => {
            write(event.target.value)
            suggesting?.inputProps.onChange?.(event)
          }}
        />
        {draft.text !== '' && (
          <button
            className="vitrine-search-box__clear"
            type="button"
            aria-label={translate('search.clear')}
            onClick={clear}
          >
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              <path d="M4 4l8 8M12 4l-8 8" stroke="currentColor" strokeWidth="1.5" />
            </svg>
          </button>
        )}
        {suggesting?.Suggestions && (
          <suggesting.Suggestions
            id={id}
            field={suggesting.field}
            input={input}
            inputId={inputId}
            text={draft.text}
            q={shown}
            choose={choose}
            give={suggesting.setInputProps}
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
