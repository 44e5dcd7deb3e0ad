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

/** What the sliders change. */
export const SLIDERS = [
  { name: 'size', label: 'Text', min: 0.75, max: 1.25, step: 0.0625, unit: 'em' },
  slider('radius', 'Corners', 1.5, 0.0625, '--vitrine-radius'),
  slider('radius-large', 'Corners of cards', 2.5, 0.0625, '--vitrine-radius-large'),
  slider('control', 'Height of fields', 4, 0.125, '--vitrine-control-height', 2),
  slider('card', 'Width of cards', 24, 0.5, '--vitrine-card-width', 8),
  slider('gap', 'Between cards', 4, 0.125, '--vitrine-card-gap'),
  slider('facets', 'Between facets', 3, 0.125, '--vitrine-facet-gap'),
]

function slider(name, label, max, step, property, min = 0) {
  return { name, label, min, max, step, unit: 'em', property }
}
