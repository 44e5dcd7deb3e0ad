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
  fromElement: (options, element) =>
    element instanceof HTMLFormElement
      ? { config: options }
      : { issue: 'data-vitrine="lead-form" must stand on a form' },
  enhance: (element, options, app) =>
    element instanceof HTMLFormElement
      ? enhanceLeadForm(element, options, app.store, createLeadTools(app))
      : null,
})

/** Gives the lead form's code the browser and the app. */
function createLeadTools({ bus, content, diagnostics, settings }: AppTools) {
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
