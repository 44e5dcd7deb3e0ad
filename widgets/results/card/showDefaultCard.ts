import { createElement } from 'react'
import type { Show } from '../../shared/entry/widgetProps'
import { DefaultCard } from './DefaultCard'

/** Renders the default card. Loaded by `import()` only: a page with a themer's template never loads it. */
export const showDefaultCard: Show = (props) => createElement(DefaultCard, props)
