import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react'
import { ContentRefused } from '../../src/content/contentRefused'
import { REQUEST_TIMEOUT_S } from '../../src/search/constants'
import { partOf } from '../shared/partOf'
import type { DialogTools } from './dialogTools'

type Status = 'loading' | 'ready' | 'failed' | 'refused'

/** What the view of fetched content shows and can do. */
export interface FetchedContentState {
  /** Refused content is never requested again. */
  readonly status: Status
  readonly retry: () => void
}

/** Fetches markup into an element and attaches behaviours to it. They are detached before it is removed. */
export function useFetchedContent(
  url: string,
  body: RefObject<HTMLElement | null>,
  { content, report }: DialogTools,
  onReady: (body: HTMLElement) => void,
): FetchedContentState {
  const [status, setStatus] = useState<Status>('loading')
  const [attempt, setAttempt] = useState(0)

  const load = async (target: HTMLElement, signal: AbortSignal, isRemoved: () => boolean) => {
    const cms = await content()
    const fetched = await cms.get(url, target, signal)
    if (isRemoved()) return () => {}
    target.replaceChildren(...partOf(fetched, url))
    cms.attach([target])
    return () => cms.detach([target])
  }
  const ready = useEffectEvent(onReady)
  const start = useEffectEvent((target: HTMLElement) => {
    const abort = new AbortController()
    let isRemoved = false
    let detach = () => {}
    const timeout = setTimeout(() => abort.abort(), REQUEST_TIMEOUT_S * 1000)
    const finish = (result: Status) => {
      clearTimeout(timeout)
      if (!isRemoved) setStatus(result)
    }
    load(target, abort.signal, () => isRemoved).then(
      (undo) => {
        detach = undo
        finish('ready')
        if (!isRemoved) ready(target)
      },
      (error: unknown) => {
        if (!isRemoved)
          report(`the content of a dialog, ${url}, failed to load: ${messageOf(error)}`)
        finish(error instanceof ContentRefused ? 'refused' : 'failed')
      },
    )
    return () => {
      isRemoved = true
      clearTimeout(timeout)
      abort.abort()
      detach()
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt fetches again
  useLayoutEffect(() => (body.current ? start(body.current) : undefined), [url, body, attempt])

  const retry = () => {
    setStatus('loading')
    setAttempt(attempt + 1)
  }
  return { status, retry }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
