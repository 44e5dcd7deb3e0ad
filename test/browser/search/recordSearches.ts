import type { Page } from '@playwright/test'

/** The visible state of a search component at one moment. */
export interface Snapshot {
  readonly id: string
  readonly state: string | null
  readonly busy: boolean
  readonly stale: boolean
  /** The fragment, without its #. */
  readonly fragment: string
  /** The addresses of the results, in order. */
  readonly results: readonly string[]
  /** The checked values as `field=value`, in page order. */
  readonly checked: readonly string[]
  readonly sort: string
}

/** All that was recorded since the page was opened. */
export interface SearchRecord {
  /**
   * The distinct snapshots in the order in which they were last seen, taken at each mutation and in each
   * frame.
   */
  readonly snapshots: readonly Snapshot[]
  /** The maximum number of simultaneous requests by queue; an aborted request has ended. */
  readonly maxInFlight: Readonly<Record<'RiotSolr' | 'fullDocs', number>>
  /** `{status}, {error}` of each failed search, in order. */
  readonly failures: readonly string[]
}

declare global {
  interface Window {
    searchRecord(): SearchRecord
  }
}

/** Records the search components of the page from the start; `window.searchRecord()` returns the record. */
export async function recordSearches(page: Page): Promise<void> {
  await page.addInitScript(recordInPage)
}

function recordInPage(): void {
  const snapshots = new Map<string, Snapshot>()
  const failures: string[] = []
  const inFlight = { RiotSolr: 0, fullDocs: 0 }
  const maxInFlight = { RiotSolr: 0, fullDocs: 0 }
  window.searchRecord = () => ({ snapshots: [...snapshots.values()], maxInFlight, failures })

  const snapshotOf = (root: HTMLElement): Snapshot => ({
    id: root.id,
    state: root.getAttribute('data-state'),
    busy: root.getAttribute('aria-busy') === 'true',
    stale: root.querySelector('[data-stale]') !== null,
    fragment: location.hash.slice(1),
    results: [...root.querySelectorAll('.vitrine-results__item a[href^="/listings/"]')].map(
      (link) => link.getAttribute('href') ?? '',
    ),
    checked: [...root.querySelectorAll<HTMLElement>('.vitrine-facet')].flatMap((facet) =>
      [...facet.querySelectorAll('.vitrine-facet__item:has(:checked) .vitrine-facet__value')].map(
        (value) => `${facet.dataset['field']}=${value.textContent}`,
      ),
    ),
    sort: root.querySelector('select')?.value ?? '',
  })
  const takeSnapshots = () => {
    for (const root of document.querySelectorAll<HTMLElement>('[data-vitrine="search"]')) {
      const snapshot = snapshotOf(root)
      const key = JSON.stringify(snapshot)
      // A repeated snapshot becomes the newest one.
      snapshots.delete(key)
      snapshots.set(key, snapshot)
    }
  }
  const frame = () => {
    takeSnapshots()
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  new MutationObserver(takeSnapshots).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })

  document.addEventListener('vitrine:search:failed', (event) => {
    const { status, error } = (event as CustomEvent<{ status: number; error: string }>).detail
    failures.push(`${status}, ${error}`)
  })

  const real = window.fetch
  window.fetch = (input, init) => {
    const queue = String(init?.body).startsWith('ids=') ? 'fullDocs' : 'RiotSolr'
    inFlight[queue] += 1
    maxInFlight[queue] = Math.max(maxInFlight[queue], inFlight[queue])
    let hasEnded = false
    const end = () => {
      if (!hasEnded) inFlight[queue] -= 1
      hasEnded = true
    }
    init?.signal?.addEventListener('abort', end)
    return real(input, init).then(
      (response) => {
        // The request ends when its body is read.
        const text = response.text.bind(response)
        response.text = () => text().finally(end)
        if (!response.ok) end()
        return response
      },
      (error) => {
        end()
        throw error
      },
    )
  }
}
