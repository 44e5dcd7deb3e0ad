import {
  type FocusEvent,
  type MouseEvent,
  useCallback,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useDispatch } from 'react-redux'
import { choicesSaid } from '../../../slices/dropdowns/choices'
import type { Choice } from '../../../src/dropdowns/choice'
import { DROPDOWN_MESSAGES } from '../../../src/dropdowns/messages'
import { useLayer } from '../../shared/dialogs/useLayer'
import { useReveal } from '../../shared/entry/reveal'
import { useTranslate } from '../../shared/languages/useTranslate'
import { Chips } from './Chips'
import { createField } from './createField'
import { DropdownPopup } from './list/DropdownPopup'
import { usePlacedList } from './list/usePlacedList'
import { fitSelect } from './select/fitSelect'
import { nameSelect } from './select/nameSelect'
import { takeSelect } from './select/takeSelect'
import type { DropdownSetup } from './setup'
import { useCombo } from './useCombo'
import { useField } from './useField'
import { useItems } from './useItems'
import { useOutside } from './useOutside'
import { useQuiet } from './useQuiet'
import { useSaid } from './useSaid'

/** A searchable combobox in the place of a select, which stays the form's field (spec 2.6, 5.8). */
export function DropdownField({ setup }: { readonly setup: DropdownSetup }) {
  const { select, isOwn, url, onChoose } = setup
  const box = useId()
  const dispatch = useDispatch()
  const translate = useTranslate(DROPDOWN_MESSAGES)
  const [field] = useState(() => createField(select, url === undefined ? 'place' : 'value'))
  const [name] = useState(() => (isOwn ? null : nameSelect(select, box)))
  const state = useField(field)
  // What a visitor types; null while the input shows what is chosen.
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const around = useRef<HTMLDivElement>(null)
  const line = useRef<HTMLSpanElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const [inputId, problemId] = [`${box}-input`, `${box}-problem`]

  const one = state.multiple ? undefined : state.chosen[0]
  const text = typed ?? (one && one.value !== '' ? one.label : '')
  const list = useItems({ box, setup, state, term: (typed ?? '').trim(), isOpen })

  const come = () => {
    input.current?.focus()
    input.current?.select()
  }
  const leadOn = useEffectEvent(come)
  const remove = (choice: Choice) => {
    field.toggle(choice)
    dispatch(choicesSaid(translate('dropdown.removed', { label: choice.label })))
  }
  const take = (choice: Choice) => {
    setTyped(null)
    if (state.multiple) combo.stayAt(choice)
    else combo.closeMenu()
    if (onChoose) {
      field.show(choice)
      onChoose(choice)
    } else if (combo.chosenKeys.has(choice.key) && state.multiple) remove(choice)
    else {
      field.toggle(choice)
      dispatch(choicesSaid(translate('dropdown.added', { label: choice.label })))
    }
  }
  const onOpen = useCallback((opens: boolean) => {
    setIsOpen(opens)
    if (!opens) setTyped(null)
  }, [])
  const combo = useCombo({
    box,
    inputId,
    list,
    state,
    text,
    onOpen,
    take,
    takeBack: () => {
      const last = state.multiple && !state.disabled && state.chosen.at(-1)
      if (last) remove(last)
    },
  })
  const { closeMenu, openMenu } = combo

  useReveal(isOwn)
  useLayoutEffect(() => {
    if (isOwn) around.current?.prepend(select)
    else if (around.current) fitSelect(select, around.current)
    const giveBack = takeSelect(select, () => leadOn())
    return () => {
      giveBack()
      name?.forget?.()
    }
  }, [select, isOwn, name])
  usePlacedList(isOpen, popup, line)
  useLayer(isOpen, popup, closeMenu)
  useOutside(isOpen, around, closeMenu)
  useQuiet(around, input)
  const count = list.items.length
  useSaid(isOpen ? list.note || translate('dropdown.count', { n: count }) : '')

  const label = isOwn || !name ? setup.label : undefined
  const inputProps = combo.getInputProps({
    ref: input,
    disabled: state.disabled,
    'aria-label': name?.label ?? '',
    onKeyDown: combo.onKeyDown,
    onChange: ({ currentTarget }) => {
      setTyped(currentTarget.value)
      combo.expectFirst()
    },
    // Once the press is over: before, the browser would set the caret.
    onClick: () => {
      if (!isOpen) input.current?.select()
    },
  })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what its parts have left alone
    <div
      ref={around}
      className="vitrine-dropdown"
      data-open={isOpen || undefined}
      onBlur={({ relatedTarget }: FocusEvent) => {
        if (!around.current?.contains(relatedTarget)) closeMenu()
      }}
    >
      {label && (
        <label className="vitrine-dropdown__label" htmlFor={inputId}>
          {label}
        </label>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press beside the input is one on it */}
      <div
        className="vitrine-dropdown__control"
        data-disabled={state.disabled || undefined}
        onMouseDown={(event: MouseEvent) => {
          if (event.target instanceof Element && event.target.closest('input, button')) return
          event.preventDefault()
          if (state.disabled) return
          come()
          openMenu()
        }}
      >
        {state.multiple && (
          <Chips
            chosen={state.chosen}
            disabled={state.disabled}
            remove={(choice) => {
              remove(choice)
              come()
            }}
          />
        )}
        <span ref={line} className="vitrine-dropdown__field">
          <input
            {...inputProps}
            role="combobox"
            className="vitrine-dropdown__input"
            type="text"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={placeholder(setup.placeholder ?? one?.label ?? '', state.chosen)}
            aria-expanded={isOpen}
            aria-activedescendant={inputProps['aria-activedescendant'] || undefined}
            aria-label={name?.label}
            aria-labelledby={name?.labelledBy}
            aria-required={state.required || undefined}
            aria-invalid={state.problem !== '' || undefined}
            aria-describedby={described(select, state.problem && problemId)}
          />
          <svg
            className="vitrine-dropdown__arrow"
            viewBox="0 0 16 16"
            width="16"
            height="16"
            aria-hidden="true"
          >
            <path d="M4 6l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </span>
      </div>
      <DropdownPopup
        popup={popup}
        combo={combo}
        list={list}
        isOpen={isOpen}
        term={typed ?? ''}
        multiple={state.multiple}
        retry={() => {
          list.retry()
          input.current?.focus()
        }}
      />
      {state.problem && (
        <p id={problemId} className="vitrine-dropdown__problem">
          {state.problem}
        </p>
      )}
    </div>
  )
}

/** What stands in an input in which nothing is chosen. */
function placeholder(text: string, chosen: readonly Choice[]): string | undefined {
  const isChosen = chosen.some(({ value }) => value !== '')
  return isChosen ? undefined : text || undefined
}

/** The select's own descriptions, and what is wrong with it. */
function described(select: HTMLSelectElement, problem: string): string | undefined {
  const own = select.getAttribute('aria-describedby')
  return [own, problem].filter(Boolean).join(' ') || undefined
}
