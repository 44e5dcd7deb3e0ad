type Sanitise = (html: string) => string

let sanitise: Sanitise | null = null
let isLoading = false
const waiting = new Set<() => void>()

/** The sanitiser, which is loaded when the first view needs it. */
export const sanitiser = {
  /** @returns null while it has not loaded. */
  current: (): Sanitise | null => sanitise,
  /** Loads it, and calls back when it is there. A failed load is tried again by the next view. */
  subscribe(loaded: () => void): () => void {
    waiting.add(loaded)
    if (!sanitise && !isLoading) void load()
    return () => waiting.delete(loaded)
  },
}

async function load(): Promise<void> {
  isLoading = true
  try {
    const { sanitiseHtml } = await import('./sanitise')
    sanitise = sanitiseHtml
    for (const loaded of [...waiting]) loaded()
  } catch {
    // The chunk did not arrive: the plain text stays.
  } finally {
    isLoading = false
  }
}
