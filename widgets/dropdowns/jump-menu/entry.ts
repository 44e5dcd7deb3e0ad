import { jumpTarget } from '../../../src/dropdowns/jumpTarget'
import { type Completed, widget } from '../../shared/entry/widgetEntry'
import { findSelect } from '../field/select/findSelect'
import { config, type JumpMenuConfig, name } from './config'
import { JumpMenu } from './JumpMenu'

export const jumpMenu = widget<JumpMenuConfig>({
  name,
  config,
  Component: JumpMenu,
  fromElement: withSelect,
  beside: ({ select }) => select ?? null,
  findIssue: ({ select }) => (select ? badOption(select) : null),
})

function withSelect(config: JumpMenuConfig, element: Element): Completed<JumpMenuConfig> {
  const select = findSelect(element)
  return select ? { config: { ...config, select } } : { issue: NO_SELECT }
}

const NO_SELECT = 'it has no <select>: write one, each option with its address as value'

/** Reports the first option whose address is not safe to follow (design decision 18). */
function badOption(select: HTMLSelectElement): string | null {
  const bad = [...select.options].find(
    ({ value }) =>
      /[^\s:]/.test(value.replace(/^.*?::/, '')) && !jumpTarget(value, document.baseURI),
  )
  return bad
    ? `its option "${bad.label}" leads to "${bad.value}", which is not followed. Write an http, https or relative address.`
    : null
}
