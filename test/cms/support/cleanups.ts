/** What has to be undone at the end, in reverse order. */
export interface Cleanups {
  add(cleanup: () => unknown): void
  run(): Promise<void>
}

export function createCleanups(): Cleanups {
  const cleanups: (() => unknown)[] = []
  return {
    add: (cleanup) => cleanups.push(cleanup),
    async run() {
      for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
    },
  }
}

/** Runs a start of several steps. When one fails, what the earlier ones started ends. */
export async function startAll<T>(
  start: (cleanups: Cleanups) => Promise<T>,
): Promise<T & { stop(): Promise<void> }> {
  const cleanups = createCleanups()
  try {
    return { ...(await start(cleanups)), stop: cleanups.run }
  } catch (error) {
    await cleanups.run()
    throw error
  }
}
