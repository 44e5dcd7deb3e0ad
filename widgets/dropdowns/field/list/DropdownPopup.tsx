import { type HTMLAttributes, type RefObject, useRef } from 'react'
import { DROPDOWN_GROUP_ROWS } from '../../../../src/dropdowns/constants'
import type { DropdownOption } from '../../../../src/dropdowns/dropdownOption'
import { DROPDOWN_MESSAGES } from '../../../../src/dropdowns/messages'
import { useTranslate } from '../../../shared/languages/useTranslate'
import type { DropdownState } from '../useDropdown'
import { OptionGroups } from './OptionGroups'
import { useListWindow } from './useListWindow'

interface Props {
  readonly popup: RefObject<HTMLDivElement | null>
  readonly dropdown: DropdownState
  readonly retry: () => void
}

/** The list of a dropdown in the top layer, and the text below it. */
export function DropdownPopup({ popup, dropdown, retry }: Props) {
  const { field, list, combobox, isOpen, typed } = dropdown
  const { options, note, failed, loadMore } = list
  const translate = useTranslate(DROPDOWN_MESSAGES)
  const listbox = useRef<HTMLDivElement>(null)
  const groups = Math.ceil(options.length / DROPDOWN_GROUP_ROWS)
  // Another page of the same term keeps the scroll position.
  const content = isOpen && (typed ?? '')
  const { range, update } = useListWindow(listbox, { isOpen, groups, content, onEnd: loadMore })
  const label = translate('dropdown.options')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press must not take the focus from the input
    <div
      ref={popup}
      className="vitrine-surface vitrine-dropdown__popup"
      popover="manual"
      hidden={!isOpen}
      onMouseDown={(event) => event.preventDefault()}
    >
      <div
        {...combobox.getMenuProps({ ref: listbox, 'aria-label': label })}
        role="listbox"
        className="vitrine-dropdown__list"
        tabIndex={-1}
        aria-multiselectable={field.multiple || undefined}
        hidden={options.length === 0}
        onScroll={update}
      >
        {isOpen && (
          <OptionGroups
            options={options}
            range={range}
            activeIndex={combobox.activeIndex}
            optionProps={(option, index) => optionProps(dropdown, option, index)}
          />
        )}
      </div>
      {isOpen && note !== '' && <p className="vitrine-dropdown__note">{note}</p>}
      {isOpen && failed && (
        <button className="vitrine-button vitrine-dropdown__retry" type="button" onClick={retry}>
          {translate('dropdown.retry')}
        </button>
      )}
    </div>
  )
}

function optionProps(
  { list, combobox }: DropdownState,
  option: DropdownOption,
  index: number,
): HTMLAttributes<HTMLElement> {
  return combobox.getItemProps({
    item: option,
    index,
    'aria-selected': combobox.selectedKeys.has(option.key),
    'aria-setsize': list.hasMore ? -1 : list.options.length,
    'aria-posinset': index + 1,
    ...(index === combobox.activeIndex && { 'data-active': '' }),
    onClick: ({ nativeEvent }) => {
      Object.assign(nativeEvent, { preventDownshiftDefault: true })
      combobox.choose(option)
    },
  })
}
