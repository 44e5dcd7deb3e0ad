import type { LeadState } from '../../src/leads/leadState'
import type { LeadMessageKey } from '../../src/leads/messages'
import type { Shown } from './leadStatus'

/** What a form says of how far it is. */
export function statusOf(state: LeadState, say: (key: LeadMessageKey) => string): Shown {
  const isAwaited = 'held' in state ? state.held : state.at === 'unsent'
  const shown = (text: string): Shown => ({ text, state: state.at, isAwaited })
  switch (state.at) {
    case 'locked':
      return shown(say(state.held ? 'lead.held' : 'lead.locked'))
    case 'failed':
      return {
        ...shown(say(state.held ? 'lead.failedHeld' : 'lead.failed')),
        retry: say('lead.retry'),
      }
    case 'ready':
      return shown('')
    case 'sending':
      return shown(say('lead.sending'))
    case 'unsent':
      return shown(say(state.known ? 'lead.unsent' : 'lead.unknown'))
    case 'sent':
      return shown(state.asked ? say('lead.again') : say('lead.sending'))
  }
}
