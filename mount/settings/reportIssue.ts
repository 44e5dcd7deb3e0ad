import { type Diagnostics, notMounted } from '../app/diagnostics'

/** Words one issue. */
export type Reason = (words: typeof import('./mountIssues')) => string

/** Reports a mount point that stays as the CMS rendered it. */
export function reportNotMounted(element: Element, reason: Reason, { later }: Diagnostics): void {
  later(async () => {
    const message = notMounted(element, [reason(await import('./mountIssues'))])
    return [{ level: 'error', message, element }]
  })
}

export function reportWarning(element: Element | null, reason: Reason, { later }: Diagnostics) {
  later(async () => [{ level: 'warning', message: reason(await import('./mountIssues')), element }])
}
