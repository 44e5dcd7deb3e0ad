import type { App } from '../app/app'
import { detach } from './detach'

/** Unmounts what has left the document for good, and forgets what was told of it. */
export function detachGone(app: App): void {
  const gone = [...app.mounted.keys()].filter((element) => !element.isConnected)
  for (const element of gone) detach(element, app)
  app.diagnostics.forgetGone()
}
