import type { BusCommands } from '../../src/bus/events'
import type { MessageKey } from '../../src/contract/messages'
import { createBoard } from '../../src/notices/createBoard'
import type { Page } from '../app/page'
import { announce } from '../browser/announce'
import { createSpeaker } from './createSpeaker'
import { openNotices } from './openNotices'
import { readNotice } from './readNotice'

/** Carries out the command `notice:show` (spec 8): shows a notice and says it. */
export function createNotices(page: Page): (payload: BusCommands['notice:show']) => void {
  const board = createBoard()
  const word = (key: MessageKey) => page.store.getState().settings.messages[key]
  const speak = createSpeaker(word)
  let shown: ReturnType<typeof openNotices> | null = null
  board.subscribe(() => {
    if (board.notices().length > 0) return
    shown?.close()
    shown = null
    announce('', 'alert')
  })
  return (payload) => {
    const notice = readNotice(payload, page.diagnostics.warn)
    if (!notice) return
    board.show(notice)
    if (shown) shown.settle()
    else shown = openNotices(board, page)
    speak(notice)
  }
}
