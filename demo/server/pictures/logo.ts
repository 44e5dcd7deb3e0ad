/** The site's sign in its header, as SVG. */
export const LOGO = `<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
<circle cx="21" cy="10" r="4.5" class="site-head__sun" />
<path d="M2 20 11 8l5.5 7L20 12l10 8z" class="site-head__hills" />
<path d="M2 24c3.5-2 6.5-2 10 0s6.5 2 10 0 6-1.5 8-.5M6 29c3-1.5 5.5-1.5 8 0s5.5 1.5 8 0" class="site-head__water" />
</svg>`
