import {
  cloneElement,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { AppTools } from '../../widgets/shared/entry/appTools'
import type { AnyRootEntry } from '../../widgets/shared/entry/widgetEntry'

interface Props {
  readonly entry: AnyRootEntry
  readonly config: unknown
  readonly app: AppTools
  /** The themer's element in the template. */
  readonly markup: ReactElement<{ ref?: RefObject<Element | null> }>
  /** The widget's view, for an element that has no control after all. */
  readonly children: ReactNode
}

/** The themer's own markup of a widget in a template, taken over in place as the CMS's own is. */
export function TemplateMarkup({ entry, config, app, markup, children }: Props) {
  const element = useRef<Element>(null)
  const [isEnhanced, setEnhanced] = useState(true)
  useLayoutEffect(() => {
    if (!element.current) return
    const restore = entry.enhance?.(element.current, config as never, app)
    if (!restore) setEnhanced(false)
    return restore ?? undefined
  }, [entry, config, app])
  return isEnhanced ? cloneElement(markup, { ref: element }) : children
}
