import { gzipSync } from 'node:zlib'
import { type ESTree, parseAst } from 'vite'
import type { CompareOptions, Text } from './compareTexts'
import { moveMappings, type Piece } from './moveMappings'
import { orderTexts } from './orderTexts'
import { refineOrder } from './refineOrder'

interface Script {
  readonly code: string
  /** The source map's `mappings`. */
  readonly mappings: string
}

/** A shorter script is smaller than what gzip looks back upon: its order hardly matters. */
const MIN_LENGTH = 10_000

/** How rare a sequence that two functions share counts, and its length: which is best differs between scripts. */
const TRIES: readonly CompareOptions[] = [
  { length: 5, rarity: 2 },
  { length: 6, rarity: 2 },
  { length: 6, rarity: 3 },
]
const REFINE: CompareOptions = { length: 6, rarity: 2 }

/** How much may be compressed to find a better order, in characters: some 12 s. */
const MOST_COMPRESSED = 600_000_000

/**
 * Puts the functions of a script near those that they resemble, since gzip looks back upon 32 kB only. Functions that
 * are declared are there before any statement runs, so their order means nothing; the other statements keep theirs.
 */
export function orderFunctions({ code, mappings }: Script): Script {
  const pieces = code.length < MIN_LENGTH ? [] : piecesOf(code)
  if (pieces.length === 0) return { code, mappings }
  const texts = pieces.map(({ start, end, isFixed }) => ({ text: code.slice(start, end), isFixed }))
  const measure = (order: readonly number[]) =>
    gzipSync(order.map((i) => texts[i]?.text).join('')).length
  const [first] = TRIES.map((how) => orderTexts(texts, how))
    .map((order) => ({ order, size: measure(order) }))
    .sort((a, b) => a.size - b.size)
  const tries = Math.floor(MOST_COMPRESSED / code.length)
  const best = refineOrder(texts, first?.order ?? [], REFINE, measure, tries)
  const order = best.flatMap((i) => pieces[i] ?? [])
  const arranged = order.map(({ start, end }) => code.slice(start, end)).join('')
  return { code: arranged, mappings: moveMappings(code, mappings, order) }
}

type MovablePiece = Piece & Pick<Text, 'isFixed'>

/** All of a script in pieces: its declared functions may move. None where two have one name. */
function piecesOf(code: string): readonly MovablePiece[] {
  const statements = longestBody(parseAst(code).body)
  const names = statements.flatMap((one) =>
    one.type === 'FunctionDeclaration' ? [one.id?.name] : [],
  )
  if (new Set(names).size < names.length) return []
  const ends = statements.map((_, i) => statements[i + 1]?.start ?? code.length)
  return statements.map((one, i) => ({
    start: i === 0 ? 0 : one.start,
    end: ends[i] ?? code.length,
    isFixed: one.type !== 'FunctionDeclaration' || i === 0 || i === statements.length - 1,
  }))
}

/** The statements of a module, or those of the function that is all of a classic script. */
function longestBody(body: readonly ESTree.Statement[]): readonly ESTree.Statement[] {
  const [statement] = body
  if (body.length > 1 || statement?.type !== 'ExpressionStatement') return body
  const { expression } = statement
  const call = expression.type === 'UnaryExpression' ? expression.argument : expression
  if (call.type !== 'CallExpression') return body
  const callee =
    call.callee.type === 'ParenthesizedExpression' ? call.callee.expression : call.callee
  if (callee.type !== 'FunctionExpression' && callee.type !== 'ArrowFunctionExpression') return body
  return callee.body?.type === 'BlockStatement' ? callee.body.body : body
}
