import type { ElementType, Key, ReactElement } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import type { Props } from './reactProps'

/** Creates an element by its HTML name. React's own types know each name, so this function casts. */
export function createHtmlElement(name: string, props: Props, key?: Key): ReactElement {
  const tag = name as ElementType
  return Array.isArray(props['children']) ? jsxs(tag, props, key) : jsx(tag, props, key)
}
