import type { Problem } from './doctorReport'
import { elementName } from './elementName'

/** Tells problems on the console, once each, and keeps them for the doctor. */
export function createProblems() {
  const told: Problem[] = []
  const tell = (level: Problem['level'], message: string, element: Element | null) => {
    if (told.some((one) => one.message === message && one.element === element)) return
    told.push({ level, message, element })
    const write = level === 'error' ? console.error : console.warn
    if (element) write(`Vitrine: ${message}`, element)
    else write(`Vitrine: ${message}`)
  }
  return {
    told: told as readonly Problem[],
    warn: (message: string, element: Element | null = null) => tell('warning', message, element),
    error: (message: string, element: Element | null = null) => tell('error', message, element),
    /** A mount point that stays as the CMS rendered it, and why. */
    notMounted(element: Element, reasons: readonly string[]) {
      const lines = reasons.map((reason) => `\n  ${reason}`).join('')
      tell('error', `${elementName(element)} was not mounted.${lines}`, element)
    },
    /** Forgets what was told of elements that have left, so that they are not kept alive. */
    forgetGone() {
      for (let i = told.length - 1; i >= 0; i--) {
        if (told[i]?.element?.isConnected === false) told.splice(i, 1)
      }
    },
  }
}

export type Problems = ReturnType<typeof createProblems>
