import { readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, relative } from 'node:path'

const ROOT = join(__dirname, '../..')

const FOLDERS = ['src', 'slices', 'sagas', 'widgets', 'mount'] as const

/** The table of CONTRIBUTING: what each folder may import, by the column's name. */
const allowed = readTable(readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8'))

const imports = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => importsOf(`${folder}/${path}`)),
)

describe('the imports of the sources', () => {
  it('follow the table of CONTRIBUTING', () => {
    expect(imports.length).toBeGreaterThan(500)
    expect(imports.filter((one) => !isAllowed(one)).map(asText)).toEqual([])
  })

  it('of a widget stay in its folder or the shared one', () => {
    const others = imports.filter(({ from, to }) => {
      const [widget, other] = [from, to].map((path) => /^widgets\/([^/]+)/.exec(path)?.[1])
      return widget !== undefined && other !== undefined && widget !== other && other !== 'shared'
    })
    expect(others.map(asText)).toEqual([])
  })

  it('of src use neither the browser nor the clock', () => {
    const reaching = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .filter((path) => IMPURE.test(withoutComments(readFileSync(join(ROOT, 'src', path), 'utf8'))))
    expect(reaching).toEqual([])
  })
})

const IMPURE =
  /\b(?:document|window|localStorage|sessionStorage|navigator)\.|\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bset(?:Timeout|Interval)\(|\bfetch\(/

interface Import {
  readonly from: string
  /** A path in the tree, or a package's name. */
  readonly to: string
  readonly isPackage: boolean
}

function importsOf(from: string): readonly Import[] {
  const source = withoutComments(readFileSync(join(ROOT, from), 'utf8'))
  const named = [...source.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g)]
  return named.map(([, target = '']) => {
    const isPackage = !target.startsWith('.')
    const to = isPackage ? target : relative(ROOT, join(ROOT, dirname(from), target))
    return { from, to, isPackage }
  })
}

function isAllowed({ from, to, isPackage }: Import): boolean {
  const row = allowed.get(folderOf(from))
  if (builtinModules.includes(to) || to.startsWith('node:')) return false
  if (!isPackage) return to === 'package.json' || Boolean(row?.get(folderOf(to)))
  const packages = listed(row?.get('third party'))
  const name = to.split('/', to.startsWith('@') ? 2 : 1).join('/')
  if (packages.includes('all') || packages.includes(name)) return true
  // A widget's own library is one that no other row of the table names.
  const elsewhere = [...allowed.values()].flatMap((other) => listed(other.get('third party')))
  return packages.includes("the widget's own library") && !elsewhere.includes(name)
}

function listed(cell = ''): readonly string[] {
  return cell.split(', ')
}

function readTable(markdown: string): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const from = markdown.indexOf('| from \\ to |')
  const [head = [], , ...rows] = markdown
    .slice(from, markdown.indexOf('\n\n', from))
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
  const cells = (row: readonly string[]) => new Map(head.map((name, i) => [name, row[i] ?? '']))
  return new Map(rows.map((row) => [row[0] ?? '', cells(row)]))
}

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1')
}

function folderOf(path: string): string {
  return path.split('/')[0] ?? ''
}

function asText({ from, to }: Import): string {
  return `${from} imports ${to}`
}
