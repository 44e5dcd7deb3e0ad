/*
 * How vitrine.js gets the code of dist/vitrine-facets.js, whichever of the two the page runs first. The build puts this
 * module into vitrine.js only (build/plugins/secondScript): ES modules load that code themselves.
 */

/** What vitrine-facets.js pushes to `window.vitrineFacets`. */
interface Part {
  /** Which build it belongs to: what the two scripts share stands at fixed places. */
  readonly build: string
  readonly start: (shared: readonly unknown[]) => Promise<Record<string, unknown>>
}

type Parts = Pick<Part[], 'find' | 'push'>

let started: Promise<Record<string, unknown>> | null = null

/**
 * Starts the code of vitrine-facets.js, and waits for it until the page has loaded.
 * @param shared what it takes from this script, in the order of the build
 */
export function facetsFile(build: string, shared: readonly unknown[]) {
  started ??= findPart(build).then((part) => part.start(shared))
  // A script that comes later serves what comes later.
  started.catch(() => {
    started = null
  })
  return started
}

function findPart(build: string): Promise<Part> {
  const page = window as { vitrineFacets?: unknown }
  const parts: Parts = Array.isArray(page.vitrineFacets) ? page.vitrineFacets : []
  page.vitrineFacets = parts
  return new Promise((resolve, reject) => {
    const take = (part: Part | undefined) => {
      if (part?.build === build) resolve(part)
      else if (part) reject(new Error('vitrine-facets.js is of another version than vitrine.js'))
      return 0
    }
    take(parts.find((part) => part.build === build) ?? parts.find(() => true))
    const { push } = parts
    parts.push = (...added) => {
      added.forEach(take)
      return push.apply(parts, added)
    }
    const giveUp = () => reject(new Error(missing()))
    if (document.readyState === 'complete') setTimeout(giveUp)
    else window.addEventListener('load', () => setTimeout(giveUp))
  })
}

function missing(): string {
  const script = document.querySelector<HTMLScriptElement>('script[src*="vitrine.js"]')
  const src = script?.getAttribute('src')?.replace('vitrine.js', 'vitrine-facets.js')
  return `the page needs a second script, unless a name is misspelled: add <script src="${src ?? 'vitrine-facets.js'}" defer></script>`
}
