import { type MouseEvent, useContext } from 'react'
import { AppToolsContext } from '../shared/entry/appTools'
import { useReveal } from '../shared/entry/reveal'
import type { WidgetProps } from '../shared/entry/widgetProps'
import type { ModalConfig } from './config'

/** A button that opens a dialog, when the CMS rendered no link or button (spec 2.2). */
export function TriggerButton({ config }: WidgetProps<ModalConfig>) {
  const app = useContext(AppToolsContext)
  useReveal(true)
  const press = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // Safari does not focus a pressed button, and the focus must return to it.
    currentTarget.focus({ preventScroll: true })
    app?.bus.emit('modal:open', config)
  }
  return (
    <button className="vitrine-button" type="button" aria-haspopup="dialog" onClick={press}>
      {config.label}
    </button>
  )
}
