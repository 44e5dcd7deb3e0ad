import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react'
import { ContentRefused } from '../../src/content/contentRefused'
import { REQUEST_TIMEOUT_S } from '../../src/search/constants'
import { partOf } from '../shared/partOf'
import type { Surroundings } from './surroundings'

type State = 'loading' | 'ready' | 'failed' | 'refused'

/**
 * Fetches markup into an element, attaches behaviours to it, and detaches them before it leaves. What is
 * refused is not asked for again.
 */
export function useFetched(
  url: string,
  body: RefObject<HTMLElement | null>,
  { content, report }: Surroundings,
  onReady: (body: HTMLElement) => void,
) {
  const [state, setState] = useState<State>('loading')
  const [attempt, setAttempt] = useState(0)

  const load = async (here: HTMLElement, signal: AbortSignal, left: () => boolean) => {
    const cms = await content()
    const fetched = await cms.get(url, here, signal)
    if (left()) return () => {}
    here.replaceChildren(...partOf(fetched, url))
    cms.attach([here])
    return () => cms.detach([here])
  }
  const ready = useEffectEvent(onReady)
  const begin = useEffectEvent((here: HTMLElement) => {
    const abort = new AbortController()
    let left = false
    let detach = () => {}
    const patience = setTimeout(() => abort.abort(), REQUEST_TIMEOUT_S * 1000)
    const settled = (now: State) => {
      clearTimeout(patience)
      if (!left) setState(now)
    }
    load(here, abort.signal, () => left).then(
      (undo) => {
        detach = undo
        settled('ready')
        if (!left) ready(here)
      },
      (error: unknown) => {
        if (!left) report(`the content of a dialog, ${url}, failed to load: ${messageOf(error)}`)
        settled(error instanceof ContentRefused ? 'refused' : 'failed')
      },
    )
    return () => {
      left = true
      clearTimeout(patience)
      abort.abort()
      detach()
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt
  useLayoutEffect(() => (body.current ? begin(body.current) : undefined), [url, body, attempt])

  const retry = () => {
    setState('loading')
    setAttempt(attempt + 1)
  }
  return { state, retry }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
