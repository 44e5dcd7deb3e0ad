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

type Parts = Pick<Part[], 'forEach'> & { push: (part: Part) => number }

let started: Promise<Record<string, unknown>> | null = null

/**
 * Starts the code of vitrine-facets.js, and waits for it until the page has loaded. It is rejected with the tag that the
 * page has to add where that code is missing, or of another version.
 * @param shared what it takes from this script, in the order of the build
 */
export function facetsFile(build: string, shared: readonly unknown[]) {
  started ??= findPart(build).then((part) => part.start(shared))
  return started
}

function findPart(build: string): Promise<Part> {
  const page = window as { vitrineFacets?: unknown }
  const parts: Parts = Array.isArray(page.vitrineFacets) ? page.vitrineFacets : []
  page.vitrineFacets = parts
  return new Promise((resolve, reject) => {
    const accept = (part: Part) => {
      if (part.build === build) resolve(part)
      return 0
    }
    parts.forEach(accept)
    parts.push = accept
    const giveUp = () => {
      const script = document.querySelector('script[src*="vitrine.js"]')
      const src = script?.getAttribute('src') ?? 'vitrine.js'
      const second = src.replace('vitrine.js', 'vitrine-facets.js')
      const tag = `<script src="${second}" defer></script>`
      reject(new Error(`unless a name is misspelled, add ${tag} of the same version`))
    }
    if (document.readyState === 'complete') setTimeout(giveUp)
    else addEventListener('load', () => setTimeout(giveUp))
  })
}
