import { setAttribute } from './setAttribute'

/** A form's own parts, past fields that are named like them: <input name="action">, <input name="requestSubmit">. */
export const formOf = {
  attribute: (element: Element, name: string): string | null =>
    Element.prototype.getAttribute.call(element, name),
  set: setAttribute,
  all: <T extends Element>(element: Element, selector: string): readonly T[] => [
    ...(Element.prototype.querySelectorAll.call(element, selector) as NodeListOf<T>),
  ],
  closest: (element: Element, selector: string): Element | null =>
    Element.prototype.closest.call(element, selector),
  hasFocus: (element: Element): boolean => Element.prototype.matches.call(element, ':focus-within'),
  listen: (element: Element, type: string, listener: (event: Event) => void, signal: AbortSignal) =>
    EventTarget.prototype.addEventListener.call(element, type, listener, { capture: true, signal }),
  /** As if the button had been pressed, so that it counts; without it where it has left the form. */
  submit(form: HTMLFormElement, button: HTMLElement | null): void {
    const isPart = button && (button as HTMLButtonElement).form === form && button.isConnected
    HTMLFormElement.prototype.requestSubmit.call(form, isPart ? button : null)
  },
}

/** The buttons that submit a form. */
export function submitButtons(form: Element): readonly HTMLElement[] {
  const buttons = 'button:not([type]), :is(button, input)[type="submit"], input[type="image"]'
  return formOf.all(form, buttons)
}
