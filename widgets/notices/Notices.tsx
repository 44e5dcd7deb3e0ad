import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { Board } from '../../src/notices/createBoard'
import { useTranslate } from '../shared/languages/useTranslate'
import { OneNotice } from './OneNotice'
import { showOnTop } from './showOnTop'
import { useAttention } from './useAttention'

/**
 * All notices, the newest last (spec 8). Those that point at an element stand in the stack too, but lie beside
 * their element; once it is gone they simply take their place among the others.
 */
export function Notices({ board }: { readonly board: Board }) {
  const translate = useTranslate()
  const stack = useRef<HTMLElement>(null)
  const notices = useSyncExternalStore(board.subscribe, board.notices)
  const { paused, giveFocusBack, around } = useAttention()
  const newest = notices.at(-1)?.id
  useLayoutEffect(() => {
    if (stack.current) showOnTop(stack.current)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: where they are more than the screen holds
  useLayoutEffect(() => {
    if (!paused) stack.current?.scrollTo?.(0, stack.current.scrollHeight)
  }, [newest])
  return (
    <section
      ref={stack}
      className="vitrine-notices__stack"
      popover="manual"
      aria-label={translate('notices.label')}
      {...around}
    >
      {notices.map((notice) => (
        <OneNotice key={notice.id} {...{ notice, board, paused, giveFocusBack }} />
      ))}
    </section>
  )
}
