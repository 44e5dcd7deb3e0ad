import { onTestEnd } from './onTestEnd'

/**
 * Replaces navigation, which jsdom does not have. From now on it records each link that is followed and each form
 * that is sent, with the body that a browser would send.
 */
export function watchNavigation(): readonly string[] {
  const log: string[] = []
  const ended = new AbortController()
  const { signal } = ended
  const followed = ({ href }: HTMLAnchorElement) => log.push(`-> ${new URL(href).pathname}`)
  const sent = (form: HTMLFormElement, button: HTMLElement | null) =>
    log.push(`> ${addressOf(form, button)} ${bodyOf(form, button)}`)
  // Runs as the last listener: an event that is not prevented would navigate.
  const record = (event: Event) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return
    if (event.type === 'submit') {
      sent(event.target as HTMLFormElement, (event as SubmitEvent).submitter)
    } else {
      const link = event.target.closest('a')
      if (!link) return
      followed(link)
    }
    event.preventDefault()
  }
  // Moves the listener behind all that were added before the event.
  const listenLast = ({ type }: Event) => {
    window.removeEventListener(type, record)
    window.addEventListener(type, record, { signal })
  }
  window.addEventListener('click', listenLast, { capture: true, signal })
  window.addEventListener('submit', listenLast, { capture: true, signal })
  const { click } = HTMLElement.prototype
  const { requestSubmit } = HTMLFormElement.prototype
  HTMLElement.prototype.click = function (this: HTMLElement) {
    if (this instanceof HTMLAnchorElement && !this.isConnected) followed(this)
    else click.call(this)
  }
  HTMLFormElement.prototype.requestSubmit = function (this: HTMLFormElement, button = null) {
    const checked = !this.noValidate && !button?.hasAttribute('formnovalidate')
    if (checked && !this.checkValidity()) return
    const init = { submitter: button, bubbles: true, cancelable: true }
    const proceeds = this.dispatchEvent(new SubmitEvent('submit', init))
    if (proceeds) sent(this, button)
  }
  onTestEnd(() => {
    ended.abort()
    Object.assign(HTMLElement.prototype, { click })
    Object.assign(HTMLFormElement.prototype, { requestSubmit })
  })
  return log
}

function addressOf(form: HTMLFormElement, button: HTMLElement | null): string {
  const address = button?.getAttribute('formaction') ?? form.getAttribute('action') ?? ''
  return new URL(address, document.baseURI).pathname
}

/** The body as a browser builds it, after the `formdata` event, in which a page may change it. */
function bodyOf(form: HTMLFormElement, button: HTMLElement | null): string {
  const formData = new FormData(form, button)
  form.dispatchEvent(Object.assign(new Event('formdata', { bubbles: true }), { formData }))
  return new URLSearchParams([...formData] as [string, string][]).toString()
}
