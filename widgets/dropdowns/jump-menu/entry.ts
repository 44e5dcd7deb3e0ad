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
  findIssue: ({ select }) => (select ? badOptions(select) : null),
})

function withSelect(config: JumpMenuConfig, element: Element): Completed<JumpMenuConfig> {
  const select = findSelect(element)
  return select ? { config: { ...config, select } } : { issue: NO_SELECT }
}

const NO_SELECT = 'it has no <select>: write one, each option with its address as value'

/** Reports the options whose address is not safe to follow (design decision 18). */
function badOptions(select: HTMLSelectElement): string | null {
  const bad = [...select.options].filter(
    ({ value }) =>
      /[^\s:]/.test(value.replace(/^.*?::/, '')) && !jumpTarget(value, document.baseURI),
  )
  if (bad.length === 0) return null
  const names = bad.map(({ label, value }) => `"${label}" (${value})`).join(', ')
  const [are, write] =
    bad.length === 1
      ? ['option is not followed', 'an http, https or relative address']
      : ['options are not followed', 'http, https or relative addresses']
  return `its ${are}: ${names}. Write ${write}.`
}
