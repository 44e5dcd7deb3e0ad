import { config, type LeadFormConfig, name } from '../../widgets/leads/config'
import { enhanceLeadForm } from '../../widgets/leads/enhanceLeadForm'
import type { AppTools } from '../../widgets/shared/entry/appTools'
import { NoRoot } from '../../widgets/shared/entry/NoRoot'
import { widget } from '../../widgets/shared/entry/widgetEntry'
import { browserPorts } from '../browser/ports'
import { watchBfcacheRestore } from '../history/watchLeaving'
import { createUnlock } from './createUnlock'
import { postLead } from './postLead'
import { readAntibotSetting } from './readAntibotSetting'
import { waitForHuman } from './waitForHuman'

export const leadForm = widget<LeadFormConfig>({
  name,
  config,
  Component: NoRoot,
  fromElement: (own, element) =>
    element instanceof HTMLFormElement
      ? { config: own }
      : { issue: 'data-vitrine="lead-form" must stand on a form' },
  enhance: (element, own, app) =>
    element instanceof HTMLFormElement
      ? enhanceLeadForm(element, own, app.store, toolsOf(app))
      : null,
})

/** The outside world made real. */
function toolsOf({ bus, content, diagnostics, settings }: AppTools) {
  return {
    bus,
    content,
    now: browserPorts.now,
    watchHuman: waitForHuman,
    unlock: createUnlock(
      readAntibotSetting(settings['antibot'], diagnostics),
      String(settings['nonce'] ?? ''),
      diagnostics,
    ),
    post: postLead,
    logError: browserPorts.logError,
    watchBfcacheRestore,
  }
}
