/** The attributes of the public contract, each once; those of what loads late stand in lateAttributes.ts. */
export const ATTRIBUTES = {
  widget: 'data-vitrine',
  config: 'data-vitrine-config',
  for: 'data-vitrine-for',
  option: 'data-vitrine-OPTION',
  settings: 'data-vitrine-settings',
  answer: 'data-vitrine-answer',
  request: 'data-vitrine-request',
  template: 'data-vitrine-template',
  root: 'data-vitrine-root',
  state: 'data-state',
  stale: 'data-stale',
  locked: 'data-vitrine-locked',
} as const

/** What each attribute does: docs/reference/attributes.md has the same texts. */
export const ATTRIBUTE_DESCRIPTIONS: Readonly<Record<keyof typeof ATTRIBUTES, string>> = {
  widget: 'Names the widget that mounts here.',
  config: 'The configuration of the widget, as JSON.',
  for: 'The id of the search component that the widget belongs to.',
  option: 'One option. Nested options have dots or hyphens.',
  settings: 'Marks the script element that holds the page settings.',
  answer: 'Marks the script element that holds the first answer of a search.',
  request: 'Marks the script element with the search that the head script sends.',
  template: 'Marks a template and names it.',
  root: 'The element that a widget renders into.',
  state: 'The state of a search component, a lead form or a placeholder.',
  stale: 'The results are older than the failed search.',
  locked: 'A dialog lies over the page, which does not scroll.',
}

/** Attributes that start like an option but are none. */
export const RESERVED_OPTIONS: ReadonlySet<string> = new Set([
  'config',
  'for',
  'settings',
  'answer',
  'request',
  'template',
  'root',
  'fallback',
  'hidden',
  'mounted',
  'callout',
  'theme',
])
