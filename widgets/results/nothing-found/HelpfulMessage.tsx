import { useMemo, useState } from 'react'
import type { ComponentId } from '../../../src/componentId'
import type { Show, TemplateProps } from '../../shared/entry/widgetProps'
import { useTranslate } from '../../shared/languages/useTranslate'
import { MessageContext } from './MessageContext'
import { RelaxationList } from './RelaxationList'

interface Props {
  readonly id: ComponentId
  /** The themer's template for an empty result. */
  readonly template: Show | undefined
  readonly shown: TemplateProps
}

/** The text of an empty result with help: where the themer's template has the widget, else behind the text. */
export function HelpfulMessage({ id, template, shown }: Props) {
  const translate = useTranslate()
  const [isPlaced, setPlaced] = useState(false)
  const message = useMemo(() => {
    const place = () => {
      setPlaced(true)
      return () => setPlaced(false)
    }
    return { id, place }
  }, [id])
  const list = !isPlaced && <RelaxationList id={id} />
  if (template) {
    return (
      <>
        <MessageContext value={message}>{template(shown)}</MessageContext>
        {list}
      </>
    )
  }
  return (
    <div className="vitrine-results__empty">
      <p className="vitrine-results__empty-title">{translate('results.empty')}</p>
      <p>{translate('results.emptyHint')}</p>
      {list}
    </div>
  )
}
