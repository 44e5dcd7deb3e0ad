import type { Page } from '../app/page'
import { detach } from './detach'

/** Unmounts what has left the document for good, and forgets what was told of it. */
export function detachGone(page: Page): void {
  const gone = [...page.mounted.keys()].filter((element) => !element.isConnected)
  for (const element of gone) detach(element, page)
  page.diagnostics.forgetGone()
}
