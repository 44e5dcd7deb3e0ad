type Sanitise = (html: string) => string

let sanitise: Sanitise | null = null
let isLoading = false
const listeners = new Set<() => void>()

/** The sanitiser, loaded when the first component needs it. */
export const sanitiser = {
  /** Loads it; never rejects. */
  load,
  /** @returns null until it has loaded. */
  current: (): Sanitise | null => sanitise,
  /** Loads the sanitiser and calls back once it has loaded. After a failure, the next subscriber tries again. */
  subscribe(onLoad: () => void): () => void {
    listeners.add(onLoad)
    if (!isLoading) void load()
    return () => listeners.delete(onLoad)
  },
}

async function load(): Promise<void> {
  if (sanitise) return
  isLoading = true
  try {
    const { sanitiseHtml } = await import('./sanitise')
    sanitise = sanitiseHtml
    for (const onLoad of [...listeners]) onLoad()
  } catch {
    // The chunk failed to load: the plain text stays.
  } finally {
    isLoading = false
  }
}
