/** Markup that the specification names: it mounts without `data-vitrine`, as the widget beside it. */
export const NAMED_MARKUP: readonly (readonly [selector: string, widget: string])[] = [
  ['a[data-colorbox-gallery],a.colorbox', 'gallery'],
  ['.bto-lazy[data-src],.bto-lazy[data-srcset],[data-bto-jump-select]', 'lazy'],
  // One that a mount point around it takes is not taken twice.
  ['select.ctools-jump-menu-select:not([data-vitrine="jump-menu"] *)', 'jump-menu'],
  [
    ':is([aria-modal="true"],dialog,[role="dialog"],[role="alertdialog"]) form[id^="bt-leads"]',
    'lead-form',
  ],
]
