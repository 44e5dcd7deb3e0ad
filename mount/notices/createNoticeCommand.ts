import type { BusCommands } from '../../src/bus/events'
import type { MessageKey } from '../../src/contract/messages'
import { createNoticeStore } from '../../src/notices/createNoticeStore'
import type { App } from '../app/app'
import { announce } from '../browser/announce'
import { createNoticeAnnouncer } from './createNoticeAnnouncer'
import { openNotices } from './openNotices'
import { readNotice } from './readNotice'

/** Creates the handler of the command `notice:show` (spec 8), which shows a notice and announces it. */
export function createNoticeCommand(app: App): (payload: BusCommands['notice:show']) => void {
  const noticeStore = createNoticeStore()
  const translate = (key: MessageKey) => app.store.getState().settings.messages[key]
  const announceNotice = createNoticeAnnouncer(translate)
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
    announceNotice(notice)
  }
}
