import { formOf, submitButtons } from '../shared/formOf'

/** What a form's status line shows. */
export interface StatusLineContent {
  readonly text: string
  /** The label of the retry button; without it there is no button. */
  readonly retry?: string
  /** The form's `data-state`. */
  readonly state: string
  /** Whether the visitor waits for it after a press: it is then scrolled into view. */
  readonly isAwaited: boolean
}

/** The status line of a lead form. */
export interface StatusLine {
  readonly show: (content: StatusLineContent) => void
  readonly remove: () => void
}

let count = 0

/** Adds a status line to a form. It is a live region, and describes the form's submit buttons. */
export function createStatusLine(form: HTMLFormElement, onRetry: () => void): StatusLine {
  const line = document.createElement('div')
  line.className = 'vitrine-lead-form__status'
  line.id = `vitrine-lead-form-${++count}`
  line.setAttribute('role', 'status')
  const text = document.createElement('span')
  line.append(text)
  const retry = document.createElement('button')
  retry.type = 'button'
  retry.className = 'vitrine-button vitrine-lead-form__retry'
  retry.addEventListener('click', onRetry)
  Element.prototype.append.call(form, line)
  const buttons = submitButtons(form)
  for (const button of buttons) {
    button.setAttribute('aria-describedby', [...describedBy(button), line.id].join(' '))
  }
  return {
    show(content) {
      if (text.textContent !== content.text) text.textContent = content.text
      for (const one of [form, line]) formOf.set(one, 'data-state', content.state)
      if (content.retry) {
        retry.textContent = content.retry
        if (!retry.parentNode) line.append(retry)
      } else if (retry.parentNode) {
        // The focus must not be lost with the button.
        if (retry.matches(':focus')) buttons[0]?.focus()
        retry.remove()
      }
      if (content.isAwaited) line.scrollIntoView?.({ block: 'nearest' })
    },
    remove() {
      line.remove()
      formOf.set(form, 'data-state', null)
      for (const button of buttons) {
        const others = describedBy(button).filter((id) => id !== line.id)
        formOf.set(button, 'aria-describedby', others.join(' ') || null)
      }
    },
  }
}

function describedBy(button: Element): readonly string[] {
  return (formOf.attribute(button, 'aria-describedby') ?? '').split(/\s+/).filter(Boolean)
}
