/** Every widget name of the public contract. */
export const WIDGET_NAMES = [
  'search',
  'search-box',
  'facets',
  'facet',
  'range',
  'amenities',
  'current-filters',
  'results',
  'result-count',
  'sort',
  'boost',
  'pager',
  'did-you-mean',
  'status',
  'flag',
  'flag-counter',
  'modal',
  'lead-form',
  'gallery',
  'dropdown',
  'jump-menu',
  'notices',
  'callout',
  'lazy',
  'map',
  'caption-editor',
  'product-list',
  'product',
  'add-to-cart',
  'quote',
  'checkout',
] as const

export type WidgetName = (typeof WIDGET_NAMES)[number]

/** Widgets that show one facet; facet_widget_map may name no other (design, "Widgets"). */
export const FACET_WIDGETS = ['facet', 'range', 'amenities'] as const

export type FacetWidgetName = (typeof FACET_WIDGETS)[number]

/** What each widget is, in a sentence or two: docs/reference/widgets.md has the same texts. */
export const WIDGET_DESCRIPTIONS: Readonly<Record<WidgetName, string>> = {
  search:
    'Runs the searches of the widgets inside it. Without widgets inside it, it lays out a whole page.',
  'search-box': 'The field for the search words. Without JavaScript it is a plain GET form.',
  facets: 'All configured facets. `facet_widget_map` names the widget that shows each one.',
  facet: 'The values of one field, which narrow the results.',
  range: 'A slider with two thumbs for one number, such as the price.',
  amenities:
    'The values of one field in categories. A popup at the info icon explains each category.',
  'current-filters':
    'The active filters. Each can be removed, and “Clear all” removes all of them.',
  results: 'The list of results, rendered with your template.',
  'result-count': 'Which results are shown, and how many there are.',
  sort: 'The order of the results.',
  boost: 'Named boosts, one at a time, which move matching results up.',
  pager: 'Previous, next and page numbers.',
  'did-you-mean': 'Another spelling of the search words, as Solr suggests it.',
  status: 'Announces that a search is loading, empty or failed, and offers a retry.',
  flag: 'Saves or unsaves one item.',
  'flag-counter':
    'The number of saved items. Its popup lists them, and each removal can be undone.',
  modal: 'A link or button that opens a dialog.',
  'lead-form': 'A form that waits for its anti-bot data and is sent once.',
  gallery: 'Opens links to images and other content in a gallery over the page.',
  dropdown:
    'A searchable select for one value or several. Its options come from the page or from a URL.',
  'jump-menu': 'A select that navigates to the chosen page.',
  notices: 'The place for notices. Without it, notices lie over the page.',
  callout: 'A banner of the CMS that a visitor can close for a week.',
  lazy: 'A picture or a part of the page that loads when it comes near the viewport.',
  map: 'An interactive map.',
  'caption-editor':
    'Adds captions to the media that editors insert, or shows captions to visitors.',
  'product-list': 'Turns a list of the CMS into a list of products, for analytics.',
  product: 'Reports to analytics when a product is seen and when it is chosen.',
  'add-to-cart':
    'Reports to analytics that a product is added to the cart, before the form is sent.',
  quote: 'A link that opens the detailed quote of a product in a dialog.',
  checkout: 'Reports one step of the checkout, or the purchase, to analytics.',
}
