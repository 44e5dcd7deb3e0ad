import { type Answer, type AskedOptions, parseAnswer } from './answer'

/** Reads an answer out of storage, where anything may stand. @returns null for what is no whole answer. */
export function parseKeptAnswer(kept: unknown, asked: AskedOptions): Answer | null {
  if (typeof kept !== 'string') return null
  try {
    const answer = parseAnswer(kept, asked)
    return answer.partial ? null : answer
  } catch {
    return null
  }
}
