import { flagToggled } from '../../slices/flags/flags'
import { show } from '../../src/config/show'
import { FLAG_NAMESPACE } from '../../src/flags/constants'
import type { App } from '../app/app'
import { loadFlagFlow } from './loadFlagFlow'

/** Handles the bus command `flags:toggle`. Site scripts may send anything, so a wrong payload is reported. */
export async function createFlagToggleCommand(app: App) {
  await app.startFlow(loadFlagFlow)
  return (payload: unknown) => {
    const { namespace = FLAG_NAMESPACE, id } = (payload ?? {}) as Readonly<Record<string, unknown>>
    const isText = typeof id === 'string' && id !== ''
    if ((!isText && typeof id !== 'number') || typeof namespace !== 'string') {
      app.diagnostics.error(
        `flags:toggle takes {"id": "17"} and may have a namespace, got ${show(payload)}; nothing is saved.`,
      )
      return
    }
    app.store.dispatch(flagToggled({ namespace, id: String(id) }))
  }
}
