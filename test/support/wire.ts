import { act } from '@testing-library/react'
import { anAnswer } from './answers'
import { requestName } from './requestName'

/** A request that waits for the test to answer it. */
export interface WaitingRequest {
  readonly url: string
  readonly body: string
  readonly name: string
  readonly method: string
  readonly contentType: string | null
  readonly settle: (response: FakeResponse | Error) => void
}

export interface FakeResponse {
  readonly ok: boolean
  readonly status: number
  readonly statusText: string
  readonly text: () => Promise<string>
  readonly url: string
  readonly headers: { readonly get: (name: string) => string | null }
  readonly body: { readonly cancel: () => Promise<void> }
}

/** The properties of an HTML response that differ from the defaults. */
interface PageAnswer {
  readonly status?: number
  /** The final URL after redirects. */
  readonly url?: string
  readonly type?: string
}

interface FailureBody {
  readonly text: string
  readonly type: string
}

const HTML_PAGE: FailureBody = { text: '<h1>Failed</h1>', type: 'text/html' }

export interface Wire {
  /** In order: `> q=lake` was sent, `< q=lake` was answered, `! q=lake` failed, `x q=lake` was aborted. */
  readonly log: readonly string[]
  /** The statuses of the responses whose body was cancelled, in order. */
  readonly cancelled: readonly number[]
  /** The names of the requests that wait for an answer, oldest first. */
  readonly waiting: () => readonly string[]
  /** The bodies of all requests, in order. */
  readonly bodies: readonly string[]
  /** The latest request. */
  readonly last: () => WaitingRequest
  /** Answers the oldest waiting request, or the named one. */
  readonly answer: (text?: string, name?: string) => Promise<void>
  /** Answers the latest request within another change of the page. */
  readonly answerAtOnce: (text: string) => void
  /** Answers the oldest waiting request with HTML. */
  readonly answerPage: (html: string, how?: PageAnswer) => Promise<void>
  /** Answers the oldest waiting request with an HTTP error, whose body is HTML where no other is given. */
  readonly fail: (status?: number, statusText?: string, body?: FailureBody) => Promise<void>
  /** Fails the oldest waiting request with a network error. */
  readonly failNetwork: () => Promise<void>
}

/**
 * Replaces fetch: a request waits until the test answers it or fails it.
 * @param options.deaf ignores aborts, so that answers still arrive.
 */
export function openWire({ deaf = false } = {}): Wire {
  const log: string[] = []
  const bodies: string[] = []
  const cancelled: number[] = []
  let waiting: WaitingRequest[] = []
  let newest: WaitingRequest | null = null
  const leave = (request: WaitingRequest) => {
    waiting = waiting.filter((one) => one !== request)
  }

  const fetch = (url: string, init: RequestInit): Promise<FakeResponse> =>
    new Promise((resolve, reject) => {
      const body = String(init.body)
      const headers = new Map(Object.entries(init.headers ?? {}))
      const name = requestName(url, body)
      const request: WaitingRequest = {
        url,
        body,
        name,
        method: init.method ?? 'GET',
        contentType: headers.get('Content-Type') ?? null,
        settle: (response) => {
          leave(request)
          if (response instanceof Error) reject(response)
          else
            resolve({
              ...response,
              body: { cancel: async () => void cancelled.push(response.status) },
            })
        },
      }
      newest = request
      waiting.push(request)
      bodies.push(body)
      log.push(`> ${name}`)
      init.signal?.addEventListener('abort', () => {
        if (deaf || !waiting.includes(request)) return
        log.push(`x ${name}`)
        request.settle(new DOMException('The operation was aborted.', 'AbortError'))
      })
    })
  Object.assign(window, { fetch })

  const settle = async (mark: '<' | '!', response: FakeResponse | Error, name?: string) => {
    const request = waiting.find((one) => name === undefined || one.name === name)
    if (!request) throw new Error(`No request ${name ?? ''} waits; ${log.join(', ')}`)
    log.push(`${mark} ${request.name}`)
    await act(async () => request.settle(response))
  }
  return {
    answerAtOnce: (text) => newest?.settle(response(200, 'OK', text)),
    log,
    bodies,
    cancelled,
    waiting: () => waiting.map((one) => one.name),
    last: () => {
      if (!newest) throw new Error('Nothing has left yet.')
      return newest
    },
    answer: (text = anAnswer(), name) => settle('<', response(200, 'OK', text), name),
    answerPage: (html, { status = 200, url, type = 'text/html; charset=utf-8' } = {}) =>
      settle('<', response(status, 'OK', html, { ...(url !== undefined && { url }), type })),
    fail: (status = 500, statusText = 'Server Error', { text, type } = HTML_PAGE) =>
      settle('!', response(status, statusText, text, { type })),
    failNetwork: () => settle('!', new TypeError('Failed to fetch')),
  }
}

function response(
  status: number,
  statusText: string,
  text: string,
  { url = '', type = 'application/json' }: PageAnswer = {},
): FakeResponse {
  const headers = { get: () => type }
  const body = { cancel: async () => {} }
  return { ok: status < 400, status, statusText, text: async () => text, url, headers, body }
}
