import { type Doc, readDocs, readResponse } from './answer/readDocs'
import { readJson } from './answer/readJson'

/** Reads the answer to a full-document fetch. @throws AnswerProblem when it holds none. @see spec 7.2 */
export function parseDocs(text: string): readonly Doc[] {
  return readDocs(readResponse(readJson(text)))
}
