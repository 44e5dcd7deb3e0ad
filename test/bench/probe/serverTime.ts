/** How long the server held the requests since the given time, in milliseconds: the union of its intervals. */
export function serverTime(since: number): number {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const intervals = entries
    .filter(({ name, startTime }) => name.includes('/solr/') && startTime >= since)
    .map(({ responseStart, serverTiming }) => {
      const held = serverTiming[0]?.duration ?? 0
      return [responseStart - held, responseStart] as const
    })
    .sort((a, b) => a[0] - b[0])
  let sum = 0
  let end = 0
  for (const [from, to] of intervals) {
    sum += Math.max(0, to - Math.max(from, end))
    end = Math.max(end, to)
  }
  return sum
}
