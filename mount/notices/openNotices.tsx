import type { NoticeStore } from '../../src/notices/createNoticeStore'
import { Notices } from '../../widgets/notices/Notices'
import { showInTopLayer } from '../../widgets/notices/showInTopLayer'
import type { App } from '../app/app'
import { activeElement, documentElement } from '../browser/dom'
import { openDialog } from '../dialogs/openDialog'
import { mountRoot } from '../root/mountRoot'
import { noticesParent } from './noticesParent'

/**
 * Shows the notices of a store for as long as there are some. Their element moves into a dialog that opens,
 * and back when it closes.
 * @returns `settle`, which moves them to their parent, and `close`, which removes them.
 */
export function openNotices(noticeStore: NoticeStore, app: App) {
  const host = document.createElement('div')
  host.className = 'vitrine-notices'
  host.setAttribute('data-vitrine-root', '')
  const settle = () => {
    const parent = noticesParent()
    if (host.parentNode !== parent) moveTo(host, parent)
    const modal = openDialog()
    noticeStore.unanchor((element) => !element.isConnected || modal?.contains(element) === false)
  }
  settle()
  const onBroken = (error: unknown) =>
    app.diagnostics.error(`notices broke and are only said to screen readers: ${String(error)}`)
  const unmount = mountRoot(<Notices store={noticeStore} />, {
    element: host,
    prefix: `vitrine-${app.nextNumber()}-`,
    store: app.store,
    onBroken,
    onRendered: () => {},
  })
  const changes = new MutationObserver(settle)
  changes.observe(documentElement(), {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open'],
  })
  // So that they are removed with the part of the page that they are in.
  app.mounted.set(host, {
    element: host,
    widget: 'notices',
    component: '',
    unmount: noticeStore.clear,
  })
  const close = () => {
    changes.disconnect()
    app.mounted.delete(host)
    unmount()
    host.remove()
  }
  return { settle, close }
}

/** Moving a popover closes it, and moving the focused element loses the focus; both are restored. */
function moveTo(host: HTMLElement, parent: Element): void {
  const focused = activeElement()
  // A dialog that opens may have hidden it with the rest of the page.
  host.removeAttribute('aria-hidden')
  parent.append(host)
  for (const popover of host.querySelectorAll<HTMLElement>('[popover]')) showInTopLayer(popover)
  if (focused instanceof HTMLElement && host.contains(focused)) focused.focus()
}
