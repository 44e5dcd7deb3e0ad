/*
 * How one classic script gets the code of the next (vitrine.js that of vitrine-facets.js, this that of vitrine-page.js, and
 * so on), whichever the page runs first. The build puts this module into vitrine.js only, which hands it on
 * (build/plugins/furtherScripts): ES modules load that code themselves.
 */

/** What a further script pushes to the property of `window` that has its name. */
interface Part {
  /** Which build it belongs to: what the scripts share stands at fixed places. */
  readonly build: string
  readonly start: (shared: readonly unknown[]) => Started
}

type Parts = Pick<Part[], 'forEach'> & { push: (part: Part) => unknown }
type Started = Promise<Record<string, unknown>>

/** How long a script that runs behind the page waits for the next one, in milliseconds. */
const LATE_MS = 3000

/**
 * Starts the code of a further script, and waits for it until the page has loaded, or for a time where that has happened
 * already: optimizers run scripts later, one after the other. It is rejected with the tag that the page has to add where
 * that code is missing, or of another version.
 * @param name the script's name without .js
 * @param shared what it takes from the scripts before it, in the order of the build
 */
export function partFile(name: string, build: string, shared: readonly unknown[]): Started {
  const page = window as unknown as Record<string, unknown>
  const found = page[name]
  const parts: Parts = Array.isArray(found) ? found : []
  page[name] = parts
  return new Promise((resolve, reject) => {
    const accept = (part: Part) => part.build === build && resolve(part.start(shared))
    parts.forEach(accept)
    parts.push = accept
    const giveUp = (wait: number) =>
      setTimeout(() => {
        const script = document.querySelector('[src*="vitrine.js"],[src*="vitrine-facets.js"]')
        const src = script?.getAttribute('src') ?? 'vitrine.js'
        const tag = `<script src="${src.replace(/vitrine(-\w+)?(?=\.js)/, name)}" defer></script>`
        reject(new Error(`unless a name is misspelled, add ${tag} of the same version`))
      }, wait)
    if (document.readyState === 'complete') giveUp(LATE_MS)
    else addEventListener('load', () => giveUp(0))
  })
}
