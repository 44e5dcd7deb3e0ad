import { useCallback, useRef } from 'react'
import type { NoticeStore } from '../../src/notices/createNoticeStore'
import type { Notice } from '../../src/notices/notice'
import { NoticeView } from './NoticeView'
import { useAnchor } from './useAnchor'
import { useAutoDismiss } from './useAutoDismiss'

interface Props {
  readonly notice: Notice
  readonly store: NoticeStore
  readonly paused: boolean
  readonly restoreFocus: (notice: HTMLElement) => void
}

/** One notice, at its element while that is visible, otherwise in the stack. */
export function NoticeItem({ notice, store, paused, restoreFocus }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const { id, repeats, element } = notice
  const unanchor = useCallback(() => store.unanchor((one) => one === element), [store, element])
  useAnchor(box, element, unanchor)
  const { state, dismiss } = useAutoDismiss({
    repeats,
    paused,
    onClosing: () => box.current && restoreFocus(box.current),
    onClosed: () => store.remove(id),
  })
  return <NoticeView notice={notice} box={box} state={state} onClose={dismiss} />
}
