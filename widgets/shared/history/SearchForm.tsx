import type { FormEvent, ReactNode } from 'react'
import type { ComponentId } from '../../../src/componentId'
import type { Control } from '../../../src/history/address'
import { useTranslate } from '../languages/useTranslate'
import { HiddenFields } from './HiddenFields'
import { usePlainForm } from './usePlainForm'

interface Props {
  readonly id: ComponentId
  /** What the controls in it choose. */
  readonly controls: readonly Control[]
  readonly className?: string
  readonly children: ReactNode
}

/**
 * The element around a widget's controls. Where the search stands in the query string it is a form, with a button
 * that only stands there without JavaScript: crawlers follow no form, so not every combination of filters.
 */
export function SearchForm({ id, controls, className, children }: Props) {
  const form = usePlainForm(id)
  const translate = useTranslate()
  if (!form) return className === undefined ? children : <div className={className}>{children}</div>
  return (
    <form action={form.action} className={className} onSubmit={stay}>
      <HiddenFields form={form} controls={controls} />
      {children}
      <noscript>
        <button className="vitrine-button" type="submit">
          {translate('search.submit')}
        </button>
      </noscript>
    </form>
  )
}

/** Enter in a text field would submit the form; each control searches by itself. */
function stay(event: FormEvent) {
  event.preventDefault()
}
