import type { FailureKind } from './qaSettings'

const HTML_PAGE =
  '<!doctype html><html lang="en"><title>Maintenance</title><h1>We will be back soon</h1></html>'

/** Creates the failed response that replaces the correct one. */
export function failedResponse(
  response: Response,
  kind: Exclude<FailureKind, 'hang'>,
): Promise<Response> {
  switch (kind) {
    case '500':
      return Promise.resolve(
        Response.json({ error: { msg: 'Failed by the QA controls', code: 500 } }, { status: 500 }),
      )
    case 'html':
      return Promise.resolve(
        new Response(HTML_PAGE, { headers: { 'content-type': 'text/html; charset=utf-8' } }),
      )
    case 'truncated':
      return response.text().then((text) => {
        const half = text.slice(0, Math.floor(text.length / 2))
        return new Response(half, {
          status: response.status,
          headers: { 'content-type': JSON_TYPE },
        })
      })
    case 'empty':
      return Promise.resolve(new Response('', { headers: { 'content-type': JSON_TYPE } }))
  }
}

const JSON_TYPE = 'application/json; charset=utf-8'
