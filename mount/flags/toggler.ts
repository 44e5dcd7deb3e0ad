import { flagToggled } from '../../slices/flags/flags'
import { show } from '../../src/config/show'
import { FLAG_NAMESPACE } from '../../src/contract/constants'
import type { Page } from '../app/page'
import { loadFlagFlow } from './loadFlagFlow'

/** Carries the command `flags:toggle` out; a site script may write anything, and what is wrong is told. */
export async function toggler(page: Page) {
  await page.startFlow(loadFlagFlow)
  return (payload: unknown) => {
    const { namespace = FLAG_NAMESPACE, id } = (payload ?? {}) as Readonly<Record<string, unknown>>
    const isText = typeof id === 'string' && id !== ''
    if ((!isText && typeof id !== 'number') || typeof namespace !== 'string') {
      page.diagnostics.error(
        `flags:toggle takes {"id": "17"} and may have a namespace, got ${show(payload)}; nothing is saved.`,
      )
      return
    }
    page.store.dispatch(flagToggled({ namespace, id: String(id) }))
  }
}
