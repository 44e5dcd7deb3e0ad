/** The attributes of the public contract, each once; those of what loads late stand in lateAttributes.ts. */
export const ATTRIBUTES = {
  widget: 'data-vitrine',
  config: 'data-vitrine-config',
  for: 'data-vitrine-for',
  option: 'data-vitrine-OPTION',
  settings: 'data-vitrine-settings',
  template: 'data-vitrine-template',
  root: 'data-vitrine-root',
  state: 'data-state',
  stale: 'data-stale',
  locked: 'data-vitrine-locked',
} as const

/** One sentence for each, for README. */
export const ATTRIBUTE_SAYS: Readonly<Record<keyof typeof ATTRIBUTES, string>> = {
  widget: 'names the widget that mounts here',
  config: 'its configuration, as JSON',
  for: 'the id of the search component it belongs to',
  option: 'one option, nested ones with dots',
  settings: 'marks the script element with page-wide settings',
  template: 'marks a template: result, empty, error …',
  root: 'the element that a widget renders into (ours)',
  state: 'pending, ready or failed, on the search component or a placeholder (ours)',
  stale: 'the results shown are older than the failed search (ours)',
  locked: 'on the page while a dialog lies over it: it does not scroll (ours)',
}

/** Attributes that start like an option but are none. */
export const RESERVED_OPTIONS: ReadonlySet<string> = new Set([
  'config',
  'for',
  'settings',
  'template',
  'root',
  'fallback',
  'hidden',
  'mounted',
  'callout',
])
