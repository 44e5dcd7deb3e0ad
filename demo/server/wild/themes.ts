/** A style sheet of somebody else, and the classes with which its themers write a page. */
export interface Theme {
  /** The last part of the page's address. */
  readonly id: string
  readonly name: string
  readonly sheet: string
  /** Whether it comes before vitrine.css, as a framework that styles `[type]` does; a theme comes after it. */
  readonly isFirst?: boolean
  readonly header?: string
  /** Custom properties that the theme sets. */
  readonly tokens?: string
  readonly content?: string
  readonly button?: string
  readonly input?: string
}

/** The themes of the pages in the wild. */
export const THEMES: readonly Theme[] = [
  {
    id: 'bootstrap4',
    name: 'Bootstrap 4',
    sheet: '/vendor/bootstrap4/css/bootstrap.min.css',
    header: 'navbar navbar-light bg-light',
    content: 'container',
    button: 'btn btn-primary',
    input: 'form-control',
  },
  {
    id: 'bootstrap5',
    name: 'Bootstrap 5',
    sheet: '/vendor/bootstrap/css/bootstrap.min.css',
    header: 'navbar bg-body-tertiary',
    content: 'container',
    button: 'btn btn-primary',
    input: 'form-control',
  },
  {
    id: 'foundation',
    name: 'Foundation',
    sheet: '/vendor/foundation-sites/css/foundation.min.css',
    isFirst: true,
    header: 'top-bar',
    content: 'grid-container',
    button: 'button',
  },
  {
    id: 'bulma',
    name: 'Bulma',
    sheet: '/vendor/bulma/bulma.min.css',
    // It turns dark with the system, but does not tell the browser.
    tokens: 'color-scheme: light dark; --vitrine-mark: light-dark(#fff0b3, #26220f)',
    content: 'container content',
    button: 'button',
    input: 'input',
  },
  {
    id: 'pico',
    name: 'Pico',
    sheet: '/vendor/pico/pico.min.css',
    isFirst: true,
    header: 'container',
    content: 'container',
  },
  {
    id: 'uikit',
    name: 'UIkit',
    sheet: '/vendor/uikit/css/uikit.min.css',
    header: 'uk-container',
    // Its text is grey already.
    tokens: '--vitrine-muted: currentcolor',
    content: 'uk-container',
    button: 'uk-button uk-button-primary',
    input: 'uk-input',
  },
  { id: 'tailwind', name: 'Tailwind’s preflight', sheet: '/vendor/tailwindcss/preflight.css' },
  { id: 'normalize', name: 'normalize.css', sheet: '/vendor/normalize/normalize.css' },
  {
    id: 'old-cms',
    name: 'An old CMS theme',
    sheet: '/wild/old-cms.css',
    content: 'content',
    button: 'form-submit',
  },
  { id: 'blog', name: 'A blog theme', sheet: '/wild/blog.css', content: 'entry-content' },
  { id: 'coloured-header', name: 'A coloured header', sheet: '/wild/coloured-header.css' },
]

/** The page without any theme, with which the others are compared. */
export const PLAIN: Theme = { id: 'plain', name: 'Without a theme', sheet: '/wild/plain.css' }
