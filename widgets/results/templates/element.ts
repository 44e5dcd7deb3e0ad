import type { ElementType, Key, ReactElement } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import type { Props } from './reactProps'

/** An element by its HTML name, which React's own types list one by one. */
export function element(name: string, props: Props, key?: Key): ReactElement {
  const tag = name as ElementType
  return Array.isArray(props['children']) ? jsxs(tag, props, key) : jsx(tag, props, key)
}
