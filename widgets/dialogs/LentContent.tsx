import { useEffectEvent, useLayoutEffect, useRef } from 'react'

interface Props {
  readonly element: Element
  /** Its content stands in the dialog, in this element. */
  readonly onReady: (body: HTMLElement) => void
}

/**
 * What stands in an element of the page, lent to the dialog while it is open: the very nodes, so that forms
 * keep their state and scripts on them live on.
 */
export function LentContent({ element, onReady }: Props) {
  const body = useRef<HTMLDivElement>(null)
  const ready = useEffectEvent(onReady)
  useLayoutEffect(() => {
    const here = body.current
    if (!here) return
    here.append(...element.childNodes)
    ready(here)
    return () => element.append(...here.childNodes)
  }, [element])
  return <div ref={body} className="vitrine-modal__body" />
}
