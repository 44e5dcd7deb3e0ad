import { prepare } from './support/prepare'
import { startSite } from './support/startSite'

/*
 * `npx tsx test/wordpress/speed.ts` prints how long a page with the first results takes beside WordPress's own search,
 * with as many posts as its argument says (10000), and how long indexing all of them took.
 */
const POSTS = Number(process.argv[2] ?? 10_000)
const ROUNDS = 40

const site = await startSite()
try {
  const started = performance.now()
  const page = await prepare(site, POSTS)
  console.log(
    `${POSTS} posts written and indexed in ${Math.round((performance.now() - started) / 1000)} s`,
  )
  const join = page.includes('?') ? '&' : '?'
  const addresses = {
    'search page, all': page,
    'search page, words': `${page}${join}query=zermatt+house`,
    'WordPress, all': `${site.url}/?s=`,
    'WordPress, words': `${site.url}/?s=zermatt+house`,
  }
  const times = new Map<string, number[]>(Object.keys(addresses).map((name) => [name, []]))
  for (let round = -3; round < ROUNDS; round++) {
    for (const [name, address] of Object.entries(addresses)) {
      const begun = performance.now()
      const response = await fetch(address)
      const first = performance.now() - begun
      await response.text()
      if (round >= 0) times.get(name)?.push(first)
    }
  }
  for (const [name, all] of times) {
    const sorted = all.toSorted((a, b) => a - b)
    console.log(`${name}: median ${sorted[ROUNDS / 2]?.toFixed(1)} ms to the first byte`)
  }
} finally {
  await site.stop()
}
