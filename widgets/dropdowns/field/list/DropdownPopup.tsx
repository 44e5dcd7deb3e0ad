import { type RefObject, useRef } from 'react'
import { DROPDOWN_GROUP_ROWS } from '../../../../src/contract/constants'
import { DROPDOWN_MESSAGES } from '../../../../src/dropdowns/messages'
import { useTranslate } from '../../../shared/languages/useTranslate'
import type { useCombo } from '../useCombo'
import type { Items } from '../useItems'
import { Options } from './Options'
import { useNear } from './useNear'

interface Props {
  readonly popup: RefObject<HTMLDivElement | null>
  readonly combo: ReturnType<typeof useCombo>
  readonly list: Items
  readonly isOpen: boolean
  readonly term: string
  readonly multiple: boolean
  readonly retry: () => void
}

/** The list of a dropdown, in the top layer, and what there is to say below it. */
export function DropdownPopup({ popup, combo, list, isOpen, term, multiple, retry }: Props) {
  const translate = useTranslate(DROPDOWN_MESSAGES)
  const { items, note, more, failed, loadMore } = list
  const box = useRef<HTMLDivElement>(null)
  const groups = Math.ceil(items.length / DROPDOWN_GROUP_ROWS)
  // A page that follows leaves the list where it is scrolled to.
  const shown = isOpen && term
  const { near, look } = useNear(box, { isOpen, groups, shown, onEnd: loadMore })
  const { getMenuProps, getItemProps, chosenKeys, at } = combo
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pressed, it does not take the focus from the input
    <div
      ref={popup}
      className="vitrine-dropdown__popup"
      popover="manual"
      hidden={!isOpen}
      onMouseDown={(event) => event.preventDefault()}
    >
      <div
        {...getMenuProps({ ref: box, 'aria-label': translate('dropdown.options') })}
        role="listbox"
        className="vitrine-dropdown__list"
        aria-multiselectable={multiple || undefined}
        hidden={items.length === 0}
        onScroll={look}
      >
        {isOpen && (
          <Options
            items={items}
            near={near}
            at={at}
            optionProps={(item, index) =>
              getItemProps({
                item,
                index,
                'aria-selected': chosenKeys.has(item.key),
                'aria-setsize': more ? -1 : items.length,
                'aria-posinset': index + 1,
                ...(index === at && { 'data-active': '' }),
                onClick: ({ nativeEvent }) => {
                  Object.assign(nativeEvent, { preventDownshiftDefault: true })
                  combo.take(item)
                },
              })
            }
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
