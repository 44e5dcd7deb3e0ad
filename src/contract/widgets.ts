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

/** One sentence for each, for README. */
export const WIDGETS: Readonly<Record<WidgetName, string>> = {
  search: 'The search component itself: runs the searches of what stands inside it.',
  'search-box': 'The search term input; a plain GET form without JavaScript.',
  facets: 'All configured facets, each as the widget that facet_widget_map names.',
  facet: 'The values of one field, to narrow the results.',
  range: 'A slider with two thumbs for one number, such as the price.',
  amenities: 'The values of one field in categories, each explained by a popup at its info icon.',
  'current-filters': 'The filters in force, each removable, and clear all.',
  results: 'The list of results, as your template says.',
  'result-count': 'Which results are shown, of how many.',
  sort: 'The order of the results.',
  boost: 'Named boosts: what the visitor would rather see first.',
  pager: 'Previous, next and page numbers.',
  'did-you-mean': 'Offers another spelling of what was searched for.',
  status: 'Says when a search is loading, empty or failed, with a retry.',
  flag: 'Saves or unsaves one item.',
  'flag-counter': 'How many items are saved; its popup lists them, each removable with undo.',
  modal: 'A link or button that opens a dialog.',
  'lead-form': 'A form that waits for its anti-bot data, and is sent once.',
  gallery: 'Opens links to images, and to more, in a gallery over the page.',
  dropdown: 'A searchable select, for one value or several, with options from the page or fetched.',
  'jump-menu': 'A select that leads to the page that is chosen.',
  notices: 'Where notices stand; without it they lie over the page.',
  callout: 'A banner of the CMS that a visitor closes for a week.',
  lazy: 'A picture or a part of the page that is loaded when it comes near.',
  map: 'An interactive map.',
  'product-list': 'Makes the CMS’s list a list of products: its name, and where it starts.',
  product: 'A product of the CMS: told when it is seen and when it is chosen.',
  'add-to-cart': 'A form that puts a product into the cart, told before it goes.',
  quote: 'A link that opens the detailed quote of a product in a dialog.',
  checkout: 'One step of the checkout, or its confirmation, told.',
}
