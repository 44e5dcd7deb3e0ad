import type { HTMLAttributes } from 'react'
import { DROPDOWN_GROUP_ROWS } from '../../../../src/dropdowns/constants'
import type { DropdownOption } from '../../../../src/dropdowns/dropdownOption'
import type { GroupRange } from './useListWindow'

interface Props {
  readonly options: readonly DropdownOption[]
  readonly range: GroupRange
  /** The active option's group is always rendered. */
  readonly activeIndex: number
  readonly optionProps: (option: DropdownOption, index: number) => HTMLAttributes<HTMLElement>
}

/** The options in groups of fifty. Only groups near the visible part are rendered, so that thousands stay fast. */
export function OptionGroups({ options, range, activeIndex, optionProps }: Props) {
  const count = Math.ceil(options.length / DROPDOWN_GROUP_ROWS)
  return [...Array(count).keys()].map((i) => {
    const first = i * DROPDOWN_GROUP_ROWS
    const rows = options.slice(first, first + DROPDOWN_GROUP_ROWS)
    const hasActive = activeIndex >= first && activeIndex < first + rows.length
    const isRendered = (i >= range.from && i <= range.to) || hasActive
    const blockSize = isRendered ? undefined : rows.length * range.rowHeight
    return (
      // The options in a group have keys of their own.
      <div key={i} role="presentation" style={{ blockSize }}>
        {isRendered &&
          splitByLabel(rows, options[first - 1]).map((part) => (
            <LabelledPart key={part.first} {...{ part, first, optionProps }} />
          ))}
      </div>
    )
  })
}

/** Neighbouring options with the same `optgroup` label. */
interface Part {
  readonly first: number
  /** Whether the label is already shown in an earlier group. */
  readonly isContinued: boolean
  readonly label: string
  readonly options: readonly DropdownOption[]
}

interface PartProps {
  readonly part: Part
  readonly first: number
  readonly optionProps: Props['optionProps']
}

function LabelledPart({ part, first, optionProps }: PartProps) {
  const { isContinued, label, options } = part
  const rows = options.map((option, i) => (
    <div
      key={option.key}
      {...optionProps(option, first + part.first + i)}
      className="vitrine-dropdown__option"
    >
      <bdi>{option.label}</bdi>
    </div>
  ))
  if (label === '') return rows
  return (
    <div role="group" aria-label={label}>
      {!isContinued && (
        <div className="vitrine-dropdown__group" aria-hidden="true">
          {label}
        </div>
      )}
      {rows}
    </div>
  )
}

function splitByLabel(
  rows: readonly DropdownOption[],
  before: DropdownOption | undefined,
): readonly Part[] {
  const parts: (Omit<Part, 'options'> & { readonly options: DropdownOption[] })[] = []
  for (const [first, option] of rows.entries()) {
    const { group: label } = option
    const last = parts.at(-1)
    if (last?.label === label) last.options.push(option)
    else {
      const isContinued = first === 0 && before?.group === label
      parts.push({ first, isContinued, label, options: [option] })
    }
  }
  return parts
}
