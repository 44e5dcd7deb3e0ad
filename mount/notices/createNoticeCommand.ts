import type { BusCommands } from '../../src/bus/events'
import type { MessageKey } from '../../src/contract/messages'
import { createNoticeStore } from '../../src/notices/createNoticeStore'
import type { App } from '../app/app'
import { announce } from '../browser/announce'
import { createNoticeAnnouncer } from './createNoticeAnnouncer'
import { openNotices } from './openNotices'
import { readNotice } from './readNotice'

/** Carries out the command `notice:show` (spec 8): shows a notice and says it. */
export function createNoticeCommand(app: App): (payload: BusCommands['notice:show']) => void {
  const noticeStore = createNoticeStore()
  const word = (key: MessageKey) => app.store.getState().settings.messages[key]
  const speak = createNoticeAnnouncer(word)
  let shown: ReturnType<typeof openNotices> | null = null
  noticeStore.subscribe(() => {
    if (noticeStore.notices().length > 0) return
    shown?.close()
    shown = null
    announce('', 'alert')
  })
  return (payload) => {
    const notice = readNotice(payload, app.diagnostics.warn)
    if (!notice) return
    noticeStore.show(notice)
    if (shown) shown.settle()
    else shown = openNotices(noticeStore, app)
    speak(notice)
  }
}
