import { GONE_AGAIN_MS } from '../../../src/shop/constants'
import type { CommerceEvent } from '../../../src/shop/events/commerceEvent'
import { formOf } from '../../shared/formOf'
import type { Reporter } from './createReporter'
import { type Pressed, sendForm } from './sendForm'
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
    const left = new AbortController()
    // A page that comes Back from the cache later does not send what its visitor has long gone away from.
    window.addEventListener('pagehide', () => left.abort(), { signal: left.signal })
    const go = () => {
      if (left.signal.aborted) return
      left.abort()
      goNow(form, { button, body, place })
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

function goNow(form: HTMLFormElement, pressed: Pressed) {
  going = form
  try {
    sendForm(form, pressed)
  } finally {
    going = null
  }
}
