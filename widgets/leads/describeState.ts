import { isHeld, type LeadState } from '../../src/leads/leadState'
import type { LeadMessageKey } from '../../src/leads/messages'
import type { StatusLineContent } from './createStatusLine'

/** The status line of each state of a lead form. */
export function describeState(
  state: LeadState,
  translate: (key: LeadMessageKey) => string,
): StatusLineContent {
  const isAwaited = isHeld(state) || state.status === 'unsent'
  const line = (text: string): StatusLineContent => ({ text, state: state.status, isAwaited })
  switch (state.status) {
    case 'locked':
      return line(translate(state.isHeld ? 'lead.held' : 'lead.locked'))
    case 'failed':
      return {
        ...line(translate(state.isHeld ? 'lead.failedHeld' : 'lead.failed')),
        retry: translate('lead.retry'),
      }
    case 'ready':
      return line('')
    case 'sending':
      return line(translate('lead.sending'))
    case 'unsent':
      return line(translate(state.isKnown ? 'lead.unsent' : 'lead.unknown'))
    case 'sent':
      return line(translate(state.hasWarned ? 'lead.again' : 'lead.sending'))
  }
}
