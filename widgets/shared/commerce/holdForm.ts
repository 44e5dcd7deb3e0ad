import { GONE_AGAIN_MS } from '../../../src/contract/commerceConstants'
import type { CommerceEvent } from '../../../src/tracking/commerce/commerceEvent'
import { formOf } from '../formOf'
import type { Reporter } from './createReporter'
import { sendForm } from './sendForm'
import { staysHere } from './staysHere'

/** What a submission tells; null where it is none of ours. */
export type EventOf = (body: FormData, button: HTMLElement | null) => CommerceEvent | null

/** Forms that wait for their event, or have just gone: a further press is part of the same one. */
const busy = new WeakSet<HTMLFormElement>()
/** The form that goes by our own hand. */
let going: HTMLFormElement | null = null

/**
 * Holds a form's submission until it is tracked, and then sends it as it was, once (spec 4.13, 7.8). It is
 * held when everybody else has heard of it and nobody minds. @returns the undo.
 */
export function holdForm(
  form: HTMLFormElement,
  eventOf: EventOf,
  report: Reporter,
  place: () => Element,
): () => void {
  const over = new AbortController()
  const { signal } = over
  const ready = () => busy.delete(form)
  const again = (event: Event) => {
    if (event.target !== form || form === going || !busy.has(form)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const hold = (event: SubmitEvent) => {
    if (event.target !== form || event.defaultPrevented) return
    const button = event.submitter
    const said = (name: string) =>
      (button && formOf.attribute(button, `form${name}`)) ?? formOf.attribute(form, name)
    if (said('method')?.toLowerCase() === 'dialog') return
    const body = new FormData(form, button)
    const happened = eventOf(body, button)
    if (!happened) return
    if (!staysHere(said('target'))) {
      report.send(happened)
      return
    }
    event.preventDefault()
    busy.add(form)
    const go = () => {
      going = form
      sendForm(form, { button, body, place })
      going = null
      setTimeout(ready, GONE_AGAIN_MS)
    }
    // A form is not sent while it still says that it will be: at the earliest with the next task.
    void report.sent(happened).then(() => setTimeout(go))
  }
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) ready()
  }
  window.addEventListener('submit', again, { capture: true, signal })
  window.addEventListener('submit', hold, { signal })
  window.addEventListener('pageshow', shown, { signal })
  return () => over.abort()
}
