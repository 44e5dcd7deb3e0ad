import { useCallback, useRef } from 'react'
import type { Board } from '../../src/notices/createBoard'
import type { Notice } from '../../src/notices/notice'
import { NoticeView } from './NoticeView'
import { useStay } from './useStay'
import { useTied } from './useTied'

interface Props {
  readonly notice: Notice
  readonly board: Board
  readonly paused: boolean
  readonly giveFocusBack: (notice: HTMLElement) => void
}

/** One notice, from its appearing until it is gone; beside its element as long as that is to be seen. */
export function OneNotice({ notice, board, paused, giveFocusBack }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const { id, raised, element } = notice
  const untie = useCallback(() => board.untie((one) => one === element), [board, element])
  useTied(box, element, untie)
  const { state, leave } = useStay({
    raised,
    paused,
    onLeave: () => box.current && giveFocusBack(box.current),
    onGone: () => board.remove(id),
  })
  return <NoticeView notice={notice} box={box} state={state} onClose={leave} />
}
