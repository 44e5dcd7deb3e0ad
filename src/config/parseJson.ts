/** What may stand around JSON: a byte order mark, signs of CDATA and comments, an editor's tags. */
const SHELL = /^(?:\s|\/[/*]|\*\/|<!--|-->|<!\[CDATA\[|<?!?\]\]>|<\/?\w[^>]*>|&nbsp;|>)*$/

/** A text in quotes, or what an editor puts between texts. */
const PIECES = /"(?:[^"\\]|\\.)*"|<\/?\w[^>]*>|&nbsp;/g

const EDITOR_QUOTES = /&(?:quot|[lrb]dquo|#34|#822[012]|#8243);|[“”„″]/g

/**
 * Reads a JSON object as it comes out of a CMS. An editor's quotes count where there are no straight ones, its
 * tags where they stand between texts; within a text nothing is changed.
 * @throws SyntaxError
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const quoted = text.includes('"') ? text : text.replace(EDITOR_QUOTES, '"')
    const start = quoted.indexOf('{')
    const end = quoted.lastIndexOf('}') + 1
    if (!SHELL.test(quoted.slice(0, start)) || !SHELL.test(quoted.slice(end))) throw error
    try {
      const json = quoted.slice(start, end)
      return JSON.parse(json.replace(PIECES, (piece) => (piece.startsWith('"') ? piece : ' ')))
    } catch {
      throw error
    }
  }
}
