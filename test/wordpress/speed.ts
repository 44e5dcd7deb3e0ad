import { prepare } from './support/prepare'
import { type Site, startSite } from './support/startSite'

/*
 * `npm run bench:wordpress` prints how long visitors wait for the first byte of a page with the first results beside
 * WordPress's own search, as medians and ratios: for all posts, for words that both find, and for words that only ours
 * finds. `-- --posts=10000` writes as many posts; `-- --rounds=41` takes longer.
 */
const option = (name: string, fallback: number) =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? fallback)
const POSTS = option('posts', 2000)
const ROUNDS = option('rounds', 21)
const WARM_UP = 5

/** What visitors search for. WordPress finds words as they are written alone: "cabins" finds no cabin. */
const SEARCHES = [
  ['all posts', '', 'both find'],
  ['words of many posts', 'cabin', 'both find'],
  ['words of few posts', 'zermatt apartment', 'both find'],
  ['inflected words', 'quieter kitchens', 'only ours finds'],
] as const

/** Milliseconds to the first byte, and to the end. */
async function measure(address: string): Promise<readonly [number, number]> {
  const begun = performance.now()
  const response = await fetch(address)
  const first = performance.now() - begun
  await response.arrayBuffer()
  return [first, performance.now() - begun]
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
}

/** The results of a page: our cards, or posts as a theme lists them. */
async function countResults(address: string): Promise<number> {
  const html = await (await fetch(address)).text()
  return html.match(/<li class="vitrine-results__item|<h\d[^>]*wp-block-post-title/g)?.length ?? 0
}

async function compare(site: Site, page: string): Promise<void> {
  const join = page.includes('?') ? '&' : '?'
  const rows: (readonly string[])[] = [['', 'WordPress', 'ours', 'ratio', 'results', '']]
  for (const [name, words, who] of SEARCHES) {
    const query = encodeURIComponent(words)
    const addresses = [`${site.url}/?s=${query}`, words ? `${page}${join}query=${query}` : page]
    const times: [number[], number[]] = [[], []]
    for (let round = -WARM_UP; round < ROUNDS; round++) {
      // In turn, so that whatever else the machine does hits both.
      for (const [side, address] of addresses.entries()) {
        const [first] = await measure(address)
        if (round >= 0) times[side as 0 | 1].push(first)
      }
    }
    const [theirs, ours] = times.map(median) as [number, number]
    const counts = await Promise.all(addresses.map(countResults))
    rows.push([
      name,
      `${theirs.toFixed(1)} ms`,
      `${ours.toFixed(1)} ms`,
      (ours / theirs).toFixed(2),
      counts.join(' / '),
      who,
    ])
  }
  const widths = rows[0]?.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0))) ?? []
  for (const row of rows) {
    console.log(row.map((text, i) => text.padEnd(widths[i] ?? 0)).join('  '))
  }
}

const site = await startSite()
try {
  const started = performance.now()
  const page = await prepare(site, POSTS)
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(
    `${POSTS} posts written and indexed in ${seconds} s; medians of ${ROUNDS} to the first byte`,
  )
  await compare(site, page)
} finally {
  await site.stop()
}
