/** The attributes of the public contract, each once. */
export const ATTRIBUTES = {
  widget: { name: 'data-vitrine', says: 'names the widget that mounts here' },
  config: { name: 'data-vitrine-config', says: 'its configuration, as JSON' },
  for: { name: 'data-vitrine-for', says: 'the id of the search component it belongs to' },
  option: { name: 'data-vitrine-OPTION', says: 'one option, nested ones with dots' },
  settings: {
    name: 'data-vitrine-settings',
    says: 'marks the script element with page-wide settings',
  },
  template: { name: 'data-vitrine-template', says: 'marks a template: result, empty, error …' },
  root: { name: 'data-vitrine-root', says: 'the element that a widget renders into (ours)' },
  state: { name: 'data-state', says: 'pending, ready or failed, on the search component (ours)' },
  stale: { name: 'data-stale', says: 'the results shown are older than the failed search (ours)' },
} as const

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
