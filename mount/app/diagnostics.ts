import type { Diagnostic } from './doctorReport'
import { elementName } from './elementName'

/** Reports on the console what is wrong on the page, each thing once, and keeps the list for the doctor. */
export function createDiagnostics() {
  const reported: Diagnostic[] = []
  const write = ({ level, message, element }: Diagnostic) => {
    if (reported.some((one) => one.message === message && one.element === element)) return
    reported.push({ level, message, element })
    const log = level === 'error' ? console.error : console.warn
    if (element) log(`Vitrine: ${message}`, element)
    else log(`Vitrine: ${message}`)
  }
  let pending: Promise<void> | null = null
  const report = (level: Diagnostic['level'], message: string, element: Element | null) => {
    const diagnostic = { level, message, element }
    if (pending) later(async () => [diagnostic])
    else write(diagnostic)
  }
  /** Reports what must be loaded first, in the order of the calls. */
  const later = (load: () => Promise<readonly Diagnostic[]>) => {
    const turn = (pending ?? Promise.resolve())
      .then(load)
      .then((all) => all.forEach(write))
      .catch((error) => write(notLoaded('the report of an issue', error, null)))
      .then(() => {
        if (pending === turn) pending = null
      })
    pending = turn
  }
  return {
    reported: reported as readonly Diagnostic[],
    later,
    warn: (message: string, element: Element | null = null) => report('warning', message, element),
    error: (message: string, element: Element | null = null) => report('error', message, element),
    /** Reports a mount point that stays as the CMS rendered it, and why. */
    notMounted(element: Element, reasons: readonly string[]) {
      report('error', notMounted(element, reasons), element)
    },
    /** Reports that a lazily loaded part of the bundle did not arrive. @param what needs it, in words */
    loadFailed(what: string, error: unknown, element: Element | null = null) {
      const { level, message } = notLoaded(what, error, element)
      report(level, message, element)
    },
    /** Removes the reports about elements that have left the page, so that they can be collected. */
    forgetGone() {
      for (let i = reported.length - 1; i >= 0; i--) {
        if (reported[i]?.element?.isConnected === false) reported.splice(i, 1)
      }
    },
  }
}

/** Says that a mount point stays as the CMS rendered it, and why. */
export function notMounted(element: Element, reasons: readonly string[]): string {
  return `${elementName(element)} was not mounted.${reasons.map((reason) => `\n  ${reason}`).join('')}`
}

function notLoaded(what: string, error: unknown, element: Element | null): Diagnostic {
  const message = `${what} could not load its part of the bundle: ${String(error)}`
  return { level: 'error', message, element }
}

export type Diagnostics = ReturnType<typeof createDiagnostics>
