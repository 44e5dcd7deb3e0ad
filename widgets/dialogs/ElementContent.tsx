import { useEffectEvent, useLayoutEffect, useRef } from 'react'

interface Props {
  readonly element: Element
  /** Called once the content is in the dialog. */
  readonly onReady: (body: HTMLElement) => void
}

/**
 * Shows the content of an element on the page. The nodes themselves are moved into the dialog and back, so
 * that forms keep their state and scripts their listeners.
 */
export function ElementContent({ element, onReady }: Props) {
  const body = useRef<HTMLDivElement>(null)
  const ready = useEffectEvent(onReady)
  useLayoutEffect(() => {
    const target = body.current
    if (!target) return
    target.append(...element.childNodes)
    ready(target)
    return () => element.append(...target.childNodes)
  }, [element])
  return <div ref={body} className="vitrine-modal__body" />
}
