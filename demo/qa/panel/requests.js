const POLL_MS = 1000

/**
 * Polls the server's log of searches while the log is open.
 * @param {(requests: readonly object[]) => void} onRequests
 * @returns {{ start(): void, stop(): void }}
 */
export function requests(onRequests) {
  let timer = 0
  const poll = async () => {
    try {
      const response = await fetch('/qa/log')
      const all = await response.json()
      onRequests(all.filter(({ path }) => path.startsWith('/solr/')))
    } catch {
      // The server is not running. The next poll tries again.
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
