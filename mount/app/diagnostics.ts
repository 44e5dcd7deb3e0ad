import type { Diagnostic } from './doctorReport'
import { elementName } from './elementName'

/** Reports on the console what is wrong on the page, each thing once, and keeps the list for the doctor. */
export function createDiagnostics() {
  const reported: Diagnostic[] = []
  const report = (level: Diagnostic['level'], message: string, element: Element | null) => {
    if (reported.some((one) => one.message === message && one.element === element)) return
    reported.push({ level, message, element })
    const write = level === 'error' ? console.error : console.warn
    if (element) write(`Vitrine: ${message}`, element)
    else write(`Vitrine: ${message}`)
  }
  return {
    reported: reported as readonly Diagnostic[],
    warn: (message: string, element: Element | null = null) => report('warning', message, element),
    error: (message: string, element: Element | null = null) => report('error', message, element),
    /** Reports a mount point that stays as the CMS rendered it, and why. */
    notMounted(element: Element, reasons: readonly string[]) {
      const lines = reasons.map((reason) => `\n  ${reason}`).join('')
      report('error', `${elementName(element)} was not mounted.${lines}`, element)
    },
    /** Reports that a lazily loaded part of the bundle did not arrive. @param what needs it, in words */
    loadFailed(what: string, error: unknown, element: Element | null = null) {
      report('error', `${what} could not load its part of the bundle: ${String(error)}`, element)
    },
    /** Removes the reports about elements that have left the page, so that they can be collected. */
    forgetGone() {
      for (let i = reported.length - 1; i >= 0; i--) {
        if (reported[i]?.element?.isConnected === false) reported.splice(i, 1)
      }
    },
  }
}

export type Diagnostics = ReturnType<typeof createDiagnostics>
