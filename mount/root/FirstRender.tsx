import { type ReactNode, useLayoutEffect } from 'react'

interface FirstRenderProps {
  readonly onRendered: () => void
  readonly children: ReactNode
}

/** Calls back when its children are in the document for the first time. */
export function FirstRender({ onRendered, children }: FirstRenderProps) {
  useLayoutEffect(onRendered, [onRendered])
  return children
}
