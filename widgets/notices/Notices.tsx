import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { NoticeStore } from '../../src/notices/createNoticeStore'
import { useTranslate } from '../shared/languages/useTranslate'
import { NoticeItem } from './NoticeItem'
import { showInTopLayer } from './showInTopLayer'
import { usePause } from './usePause'

/**
 * All notices, the newest last (spec 8). A notice that points at an element is positioned there. When the
 * element is gone, it returns to its place in the stack.
 */
export function Notices({ store }: { readonly store: NoticeStore }) {
  const translate = useTranslate()
  const stack = useRef<HTMLElement>(null)
  const notices = useSyncExternalStore(store.subscribe, store.notices)
  const { paused, restoreFocus, containerProps } = usePause()
  const newest = notices.at(-1)?.id
  useLayoutEffect(() => {
    if (stack.current) showInTopLayer(stack.current)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: when a notice is added, the stack may overflow
  useLayoutEffect(() => {
    if (!paused) stack.current?.scrollTo?.(0, stack.current.scrollHeight)
  }, [newest])
  return (
    <section
      ref={stack}
      className="vitrine-notices__stack"
      popover="manual"
      aria-label={translate('notices.label')}
      {...containerProps}
    >
      {notices.map((notice) => (
        <NoticeItem key={notice.id} {...{ notice, store, paused, restoreFocus }} />
      ))}
    </section>
  )
}
