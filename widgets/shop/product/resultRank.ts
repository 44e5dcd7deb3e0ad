import type { RootState } from '../../../slices/root'

/**
 * The rank of a result among all results, counted from 1.
 * @param doc its document's id
 * @returns undefined when no response contains it.
 */
export function resultRank(
  { answers }: Pick<RootState, 'answers'>,
  doc: string,
): number | undefined {
  for (const { answer } of Object.values(answers)) {
    const index = answer.ids.indexOf(doc)
    if (index >= 0) return answer.start + index + 1
  }
  return undefined
}
