const POLL_MS = 1000

/**
 * The searches that the server has seen, polled while somebody looks.
 * @param {(requests: readonly object[]) => void} seen
 * @returns {{ start(): void, stop(): void }}
 */
export function requests(seen) {
  let timer = 0
  const poll = async () => {
    try {
      const answer = await fetch('/qa/log')
      const all = await answer.json()
      seen(all.filter(({ path }) => path.startsWith('/solr/')))
    } catch {
      // The server is away; the next poll tells whether it came back.
    }
    if (timer !== 0) timer = setTimeout(poll, POLL_MS)
  }
  return {
    start() {
      if (timer !== 0) return
      timer = -1
      poll()
    },
    stop() {
      clearTimeout(timer)
      timer = 0
    },
  }
}
