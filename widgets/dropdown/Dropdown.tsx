import { useCombobox } from 'downshift'
import { useState } from 'react'
import { useReveal } from '../shared/reveal'
import { useMessages } from '../shared/useMessages'
import type { WidgetProps } from '../shared/widgetProps'
import type { DropdownConfig } from './config'

/** A select that can be searched (spec 2.6, 5.8). */
export function Dropdown({ config }: WidgetProps<DropdownConfig>) {
  const say = useMessages()
  const [term, setTerm] = useState('')
  useReveal(true)
  const items = config.options.filter(({ label }) =>
    label.toLocaleLowerCase().includes(term.toLocaleLowerCase()),
  )
  const box = useCombobox({
    items,
    itemToString: (item) => item?.label ?? '',
    onInputValueChange: ({ inputValue, type }) =>
      setTerm(type === useCombobox.stateChangeTypes.InputChange ? inputValue : ''),
  })
  return (
    <div className="vitrine-dropdown">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: downshift's props hold htmlFor */}
      <label {...box.getLabelProps()}>{config.label}</label>
      <input className="vitrine-dropdown__input" {...box.getInputProps()} />
      <ul className="vitrine-dropdown__list" {...box.getMenuProps()}>
        {box.isOpen &&
          items.map((item, index) => (
            <li key={item.value} {...box.getItemProps({ item, index })}>
              {item.label}
            </li>
          ))}
        {box.isOpen && items.length === 0 && <li>{say('dropdown.none')}</li>}
      </ul>
      {config.name && (
        <input type="hidden" name={config.name} value={box.selectedItem?.value ?? ''} />
      )}
    </div>
  )
}
