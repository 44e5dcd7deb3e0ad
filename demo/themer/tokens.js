/** The defaults of what the form changes: docs/reference/properties.md lists all. */
export const STANDARD = {
  '--vitrine-accent': 'light-dark(#1a5fb4, #8fbcf5)',
  '--vitrine-radius': '0.5em',
  '--vitrine-radius-large': '0.875em',
  '--vitrine-control-height': '2.75em',
  '--vitrine-card-width': '13.5em',
  '--vitrine-card-gap': '1.5em',
  '--vitrine-facet-gap': '1.25em',
}
