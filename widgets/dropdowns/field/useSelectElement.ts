import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react'
import type { DropdownSetup } from './dropdownSetup'
import { type FieldName, fieldName } from './select/fieldName'
import { fitSelect } from './select/fitSelect'
import { hideSelect } from './select/hideSelect'

/**
 * Hides the select while its dropdown is shown, and restores it afterwards. A select that we created is added
 * to the page.
 * @param id the dropdown's id.
 * @returns the accessible name that the select has on the page; null for none.
 */
export function useSelectElement(
  { select, isCreated }: DropdownSetup,
  id: string,
  dropdown: RefObject<HTMLElement | null>,
  focusInput: () => void,
): FieldName | null {
  const [name] = useState(() => (isCreated ? null : fieldName(select, id)))
  const onFocus = useEffectEvent(focusInput)
  useLayoutEffect(() => {
    if (isCreated) dropdown.current?.prepend(select)
    else if (dropdown.current) fitSelect(select, dropdown.current)
    const restore = hideSelect(select, () => onFocus())
    return () => {
      restore()
      name?.removeIds?.()
    }
  }, [select, isCreated, name, dropdown])
  return name
}
