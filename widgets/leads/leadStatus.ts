import { formOf, submitButtons } from '../shared/formOf'

export interface Shown {
  readonly text: string
  /** What is asked for again by a button; without it there is none. */
  readonly retry?: string
  readonly state: string
  /** Whether the visitor has pressed and waits for it: it is brought into the window. */
  readonly isAwaited: boolean
}

let count = 0

/**
 * The line of a form that says how far it is, to screen readers too, and what describes its buttons.
 * @returns what shows a state, and what takes the line out again.
 */
export function leadStatus(form: HTMLFormElement, retry: () => void) {
  const line = document.createElement('div')
  line.className = 'vitrine-lead-form__status'
  line.id = `vitrine-lead-form-${++count}`
  line.setAttribute('role', 'status')
  const text = document.createElement('span')
  line.append(text)
  const again = document.createElement('button')
  again.type = 'button'
  again.className = 'vitrine-button vitrine-lead-form__retry'
  again.addEventListener('click', retry)
  Element.prototype.append.call(form, line)
  const buttons = submitButtons(form)
  const described = (button: Element) =>
    (formOf.attribute(button, 'aria-describedby') ?? '').split(/\s+/).filter(Boolean)
  for (const button of buttons) {
    button.setAttribute('aria-describedby', [...described(button), line.id].join(' '))
  }
  return {
    show(shown: Shown) {
      if (text.textContent !== shown.text) text.textContent = shown.text
      formOf.set(form, 'data-state', shown.state)
      if (shown.retry) {
        again.textContent = shown.retry
        if (!again.parentNode) line.append(again)
      } else if (again.parentNode) {
        // What has the focus does not lose it.
        if (again.matches(':focus')) buttons[0]?.focus()
        again.remove()
      }
      if (shown.isAwaited) line.scrollIntoView?.({ block: 'nearest' })
    },
    giveBack() {
      line.remove()
      formOf.set(form, 'data-state', null)
      for (const button of buttons) {
        const others = described(button).filter((id) => id !== line.id)
        formOf.set(button, 'aria-describedby', others.join(' ') || null)
      }
    },
  }
}
