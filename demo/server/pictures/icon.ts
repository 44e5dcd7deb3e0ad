/** The site's icon, as SVG. */
export const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<rect width="32" height="32" rx="7" fill="#0f6b5c"/>
<path d="M6 17 16 8l10 9v8H6Z" fill="#fdfcf9"/><path d="M13 25v-7h6v7Z" fill="#e0a458"/>
</svg>
`
