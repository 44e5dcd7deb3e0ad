import { createElement } from 'react'
import type { Show } from '../../shared/entry/widgetProps'
import { DefaultCard } from './DefaultCard'

/** Stands behind `import()`: a page whose themer wrote a template never loads it. */
export const showDefaultCard: Show = (props) => createElement(DefaultCard, props)
