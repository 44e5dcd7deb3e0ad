import { onTestEnd } from './onTestEnd'

/**
 * Stands in for what jsdom has not got: going to another page. From now on each link that is followed and each
 * form that is sent is written down instead, with the body that a browser would send.
 */
export function watchNavigation(): readonly string[] {
  const log: string[] = []
  const ended = new AbortController()
  const { signal } = ended
  const followed = ({ href }: HTMLAnchorElement) => log.push(`-> ${new URL(href).pathname}`)
  const sent = (form: HTMLFormElement, button: HTMLElement | null) =>
    log.push(`> ${addressOf(form, button)} ${bodyOf(form, button)}`)
  // The last to hear of what the page itself does; what nobody prevents would lead away.
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
  // Behind whoever has begun to listen by now.
  const goLast = ({ type }: Event) => {
    window.removeEventListener(type, record)
    window.addEventListener(type, record, { signal })
  }
  window.addEventListener('click', goLast, { capture: true, signal })
  window.addEventListener('submit', goLast, { capture: true, signal })
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

/** As a browser makes it: with the event that lets a page change it. */
function bodyOf(form: HTMLFormElement, button: HTMLElement | null): string {
  const formData = new FormData(form, button)
  form.dispatchEvent(Object.assign(new Event('formdata', { bubbles: true }), { formData }))
  return new URLSearchParams([...formData] as [string, string][]).toString()
}
