/** The texts of the flag counter, loaded with it. The page settings' `messages` can replace them. */
export const COUNTER_MESSAGES = {
  'counter.label': 'Saved items',
  'counter.name': '{label} {n}',
  'counter.count': '{n}',
  'flagged.empty': 'Nothing is saved yet.',
  'flagged.loading': 'Loading…',
  'flagged.failed': 'The saved items could not be loaded.',
  'flagged.retry': 'Try again',
  'flagged.gone': 'No longer available',
  'flagged.remove': 'Remove',
  'flagged.removeOf': 'Remove {title}',
  'flagged.undo': 'Undo',
  'flagged.undoOf': 'Undo removing {title}',
  'flagged.clear': 'Clear all',
  'flagged.undoClear': 'Undo clear all',
  'flagged.view': 'View flagged items',
  'flagged.most': 'The page shows the newest {n}.',
  'flagged.copy': 'Copy link',
  'flagged.copied': 'Link copied',
  'flagged.copiedSaid': 'The link to your saved items is copied.',
  'flagged.link': 'Link to your saved items',
} as const

export type CounterMessageKey = keyof typeof COUNTER_MESSAGES
