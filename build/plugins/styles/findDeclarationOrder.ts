import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import postcss from 'postcss'
import budgets from '../../budgets.json'
import { DECLARATION_ORDER } from './declarationOrder'
import { orderDeclarations } from './orderDeclarations'

/**
 * Looks for an order of declarations in which the built sheets are smaller, first of all those over their budgets, for
 * as many seconds as asked, and writes it to declarationOrder.ts:
 * npm run build && npx tsx build/plugins/styles/findDeclarationOrder.ts 300
 */
const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const sheets = Object.entries(budgets).flatMap(([name, budget]) => {
  if (!name.endsWith('.css') || !('gzip' in budget)) return []
  const root = postcss.parse(readFileSync(file(`../../../dist/${name}`), 'utf8'))
  return [{ root, budget: budget.gzip }]
})

const properties = new Set<string>()
for (const { root } of sheets) {
  root.walkDecls(({ prop }) => {
    properties.add(prop)
  })
}

function cost(order: readonly string[]): number {
  let bytes = 0
  for (const { root, budget } of sheets) {
    orderDeclarations(root, order)
    const size = gzipSync(String(root), { level: 9 }).length
    bytes += size + 20 * Math.max(0, size - budget)
  }
  return bytes
}

const random = (below: number) => Math.floor(Math.random() * below)

/** Moves a few properties, or swaps two. */
function change(order: readonly string[]): readonly string[] {
  const next = [...order]
  const from = random(next.length)
  if (Math.random() < 0.3) {
    const to = random(next.length)
    ;[next[from], next[to]] = [order[to] ?? '', order[from] ?? '']
  } else {
    const moved = next.splice(from, 1 + random(3))
    next.splice(random(next.length + 1), 0, ...moved)
  }
  return next
}

let order: readonly string[] = [
  ...DECLARATION_ORDER.filter((property) => properties.has(property)),
  ...[...properties].filter((property) => !DECLARATION_ORDER.includes(property)).sort(),
]
let least = cost(order)
const end = Date.now() + 1000 * Number(process.argv[2] ?? 60)
console.log(least)
while (Date.now() < end) {
  const next = change(order)
  const bytes = cost(next)
  if (bytes > least) continue
  least = bytes
  order = next
}
console.log(least)
const list = order.map((property) => `  '${property}',\n`).join('')
writeFileSync(
  file('declarationOrder.ts'),
  `/** Found by findDeclarationOrder.ts; a property that is not here comes last. */
export const DECLARATION_ORDER: readonly string[] = [\n${list}]\n`,
)
