import { RequestFailed } from '../../src/requestFailed'
import { cancelBody } from './cancelBody'
import { platformUrl } from './platformUrl'

/**
 * Fetches an address and gives the answer's text.
 * @param early the response to the same request, where it has been sent already
 * @throws RequestFailed: with the HTTP status, or 0 where no answer came.
 */
export async function fetchText(
  url: string,
  init: RequestInit,
  early: Promise<Response> | null = null,
): Promise<string> {
  const response = await (early ?? fetch(platformUrl(url), init)).catch(noAnswer)
  const { ok, status, statusText } = response
  if (!ok || status === 204) {
    throw new RequestFailed(status, statusText || 'error', await readWords(response))
  }
  return response.text().catch(noAnswer)
}

/** How long the words of a failed response may take after its status, in milliseconds. */
const WORDS_TIMEOUT_MS = 1000

/**
 * What the server says of a failure, in one line: `error.msg` of Solr, `message` of WordPress, or a plain text.
 * A body that does not end in time counts as empty: the status must not be lost to the timeout of the request.
 */
async function readWords(response: Response): Promise<string> {
  const type = response.headers.get('content-type') ?? ''
  if (!/json|text\/plain/.test(type)) {
    cancelBody(response)
    return ''
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(resolve, WORDS_TIMEOUT_MS, '')
  })
  const text = await Promise.race([response.text(), late]).catch(() => '')
  clearTimeout(timer)
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

function noAnswer(error: unknown): never {
  throw new RequestFailed(0, error instanceof Error ? error.message : String(error))
}
