import { cancelBody } from './cancelBody'

/**
 * Reads what the server says of a failure, in one line: `error.msg` of Solr, `message` of WordPress, or a plain text.
 * @throws when the body cannot be read.
 */
export async function failureWords(response: Response): Promise<string> {
  const type = response.headers.get('content-type') ?? ''
  if (!/json|text\/plain/.test(type)) {
    cancelBody(response)
    return ''
  }
  const text = await response.text()
  let words = text
  try {
    const { error, message } = JSON.parse(text) as {
      readonly error?: { readonly msg?: unknown }
      readonly message?: unknown
    }
    const reason = error?.msg ?? message
    if (typeof reason === 'string') words = reason
  } catch {
    // A plain text.
  }
  return words.replace(/\s+/g, ' ').trim().slice(0, 200)
}
