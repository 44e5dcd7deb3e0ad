import { type ReactNode, useLayoutEffect } from 'react'

interface Props {
  readonly then: () => void
  readonly children: ReactNode
}

/** Says when what it holds stands in the document for the first time. */
export function Rendered({ then, children }: Props) {
  useLayoutEffect(then, [then])
  return children
}
