import { use, useLayoutEffect } from 'react'
import { useReveal } from '../../shared/entry/reveal'
import type { WidgetProps } from '../../shared/entry/widgetProps'
import { MessageContext } from './MessageContext'
import { RelaxationList } from './RelaxationList'

/** Helps where a search finds nothing: each change that would find results, in one press. */
export function NothingFound({ id }: WidgetProps<object>) {
  const message = use(MessageContext)
  useReveal(true)
  // The message learns of its place in a template before anything is painted.
  useLayoutEffect(() => message?.place(), [message])
  return <RelaxationList id={message?.id ?? id} />
}
