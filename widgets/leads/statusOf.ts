import type { LeadState } from '../../src/leads/leadState'
import type { LeadMessageKey } from '../../src/leads/messages'
import type { Shown } from './leadStatus'

/** What a form says of how far it is. */
export function statusOf(state: LeadState, translate: (key: LeadMessageKey) => string): Shown {
  const isAwaited = 'held' in state ? state.held : state.at === 'unsent'
  const shown = (text: string): Shown => ({ text, state: state.at, isAwaited })
  switch (state.at) {
    case 'locked':
      return shown(translate(state.held ? 'lead.held' : 'lead.locked'))
    case 'failed':
      return {
        ...shown(translate(state.held ? 'lead.failedHeld' : 'lead.failed')),
        retry: translate('lead.retry'),
      }
    case 'ready':
      return shown('')
    case 'sending':
      return shown(translate('lead.sending'))
    case 'unsent':
      return shown(translate(state.known ? 'lead.unsent' : 'lead.unknown'))
    case 'sent':
      return shown(state.asked ? translate('lead.again') : translate('lead.sending'))
  }
}
