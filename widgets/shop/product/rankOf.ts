import type { RootState } from '../../../slices/root'

/**
 * The place of a result among all that were found, counted from 1.
 * @param doc its document's id
 * @returns undefined where no answer shows it.
 */
export function rankOf({ answers }: Pick<RootState, 'answers'>, doc: string): number | undefined {
  for (const { answer } of Object.values(answers)) {
    const index = answer.ids.indexOf(doc)
    if (index >= 0) return answer.start + index + 1
  }
  return undefined
}
