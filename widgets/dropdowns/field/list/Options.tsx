import type { HTMLAttributes } from 'react'
import { DROPDOWN_GROUP_ROWS } from '../../../../src/contract/constants'
import type { Choice } from '../../../../src/dropdowns/choice'
import type { Near } from './useNear'

interface Props {
  readonly items: readonly Choice[]
  readonly near: Near
  /** The active option's place; its group is there, wherever the list is scrolled to. */
  readonly at: number
  readonly optionProps: (choice: Choice, index: number) => HTMLAttributes<HTMLElement>
}

/** The options in groups of some fifty, of which only those near what is seen stand in the page: thousands stay quick. */
export function Options({ items, near, at, optionProps }: Props) {
  const count = Math.ceil(items.length / DROPDOWN_GROUP_ROWS)
  return Array.from({ length: count }, (_, i) => {
    const first = i * DROPDOWN_GROUP_ROWS
    const own = items.slice(first, first + DROPDOWN_GROUP_ROWS)
    const holdsActive = at >= first && at < first + own.length
    const isHere = (i >= near.from && i <= near.to) || holdsActive
    const blockSize = isHere ? undefined : own.length * near.row
    return (
      // A part is a place in the list; the options in it have keys of their own.
      // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other identity
      <div key={i} role="presentation" style={{ blockSize }}>
        {isHere &&
          parted(own, items[first - 1]).map((part) => (
            <Part key={part.first} {...{ part, first, optionProps }} />
          ))}
      </div>
    )
  })
}

interface Grouped {
  readonly first: number
  /** Whether its label stands further up already. */
  readonly goesOn: boolean
  readonly group: string
  readonly choices: readonly Choice[]
}

interface PartProps {
  readonly part: Grouped
  readonly first: number
  readonly optionProps: Props['optionProps']
}

function Part({ part: { first: offset, goesOn, group, choices }, first, optionProps }: PartProps) {
  const options = choices.map((choice, i) => (
    <div
      key={choice.key}
      {...optionProps(choice, first + offset + i)}
      className="vitrine-dropdown__option"
    >
      <bdi>{choice.label}</bdi>
    </div>
  ))
  if (group === '') return options
  return (
    <div role="group" aria-label={group}>
      {!goesOn && (
        <div className="vitrine-dropdown__group" aria-hidden="true">
          {group}
        </div>
      )}
      {options}
    </div>
  )
}

/** Neighbours of one group together. */
function parted(choices: readonly Choice[], before: Choice | undefined): readonly Grouped[] {
  const parts: (Omit<Grouped, 'choices'> & { readonly choices: Choice[] })[] = []
  for (const [i, choice] of choices.entries()) {
    const last = parts.at(-1)
    if (last?.group === choice.group) last.choices.push(choice)
    else {
      const { group } = choice
      parts.push({ first: i, goesOn: i === 0 && before?.group === group, group, choices: [choice] })
    }
  }
  return parts
}
