import { REPEAT_PRESS_MS } from '../../../src/shop/constants'
import type { CommerceEvent } from '../../../src/shop/events/commerceEvent'
import { formOf } from '../../shared/formOf'
import type { ShopReporter } from './createReporter'
import { replacesPage } from './replacesPage'
import { type Submission, submitForm } from './submitForm'

/** Creates the event of a submission; null when it is not tracked. */
export type CreateEvent = (body: FormData, button: HTMLElement | null) => CommerceEvent | null

/** Forms that wait for their event or were just sent; a further submission of them is prevented. */
const busy = new WeakSet<HTMLFormElement>()
/** The form that is being submitted again by `resubmit`. */
let resubmitting: HTMLFormElement | null = null

/**
 * Delays a form's submission until its event is sent, and then submits it unchanged, once (spec 4.13, 7.8).
 * It runs after the page's own listeners, and not when one of them prevents the submission.
 * @returns a function that stops tracking.
 */
export function trackSubmit(
  form: HTMLFormElement,
  createEvent: CreateEvent,
  report: ShopReporter,
  parent: () => Element,
): () => void {
  const abort = new AbortController()
  const { signal } = abort
  const release = () => busy.delete(form)
  const preventRepeat = (event: Event) => {
    if (event.target !== form || form === resubmitting || !busy.has(form)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const onSubmit = (event: SubmitEvent) => {
    if (event.target !== form || event.defaultPrevented) return
    const button = event.submitter
    const attribute = (name: string) =>
      (button && formOf.attribute(button, `form${name}`)) ?? formOf.attribute(form, name)
    if (attribute('method')?.toLowerCase() === 'dialog') return
    const body = new FormData(form, button)
    const shopEvent = createEvent(body, button)
    if (!shopEvent) return
    if (!replacesPage(attribute('target'))) {
      report.send(shopEvent)
      return
    }
    event.preventDefault()
    busy.add(form)
    const leaving = new AbortController()
    // A page restored from the back/forward cache does not send a submission that its visitor left.
    window.addEventListener('pagehide', () => leaving.abort(), { signal: leaving.signal })
    const submit = () => {
      if (leaving.signal.aborted) return
      leaving.abort()
      resubmit(form, { button, body, parent })
      setTimeout(release, REPEAT_PRESS_MS)
    }
    // Browsers ignore a submission during another one's submit event, so it waits for the next task.
    void report.sendAndWait(shopEvent).then(() => setTimeout(submit))
  }
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) release()
  }
  window.addEventListener('submit', preventRepeat, { capture: true, signal })
  window.addEventListener('submit', onSubmit, { signal })
  window.addEventListener('pageshow', onPageShow, { signal })
  return () => abort.abort()
}

function resubmit(form: HTMLFormElement, pressed: Submission) {
  resubmitting = form
  try {
    submitForm(form, pressed)
  } finally {
    resubmitting = null
  }
}
