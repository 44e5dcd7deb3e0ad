import * as v from 'valibot'
import { textList } from '../../config/values'

/** Decodes numbers as texts: a list, or a text with commas. @param what says what is expected */
export const numberTexts = (what: string) =>
  v.pipe(
    v.union([v.array(v.union([v.number(), v.string()], what), what), textList()], what),
    v.transform((list): readonly string[] => list.map(String)),
  )
