import type { ConfigSchema } from '../../src/config/decode'
import type { WidgetName } from '../../src/contract/widgets'
import { searchSchema } from '../../src/search/config'
import { config as callout } from '../../widgets/callout/config'
import { config as captionEditor } from '../../widgets/captions/config'
import { config as modal } from '../../widgets/dialogs/config'
import { config as dropdown } from '../../widgets/dropdowns/dropdown/config'
import { config as jumpMenu } from '../../widgets/dropdowns/jump-menu/config'
import { config as amenities } from '../../widgets/facets/amenities/config'
import { config as facet } from '../../widgets/facets/facet/config'
import { config as facets } from '../../widgets/facets/facets/config'
import { config as range } from '../../widgets/facets/range/config'
import { config as currentFilters } from '../../widgets/filters/config'
import { config as flag } from '../../widgets/flags/flag/config'
import { config as flagCounter } from '../../widgets/flags/flag-counter/config'
import { config as gallery } from '../../widgets/gallery/config'
import { config as lazy } from '../../widgets/lazy/config'
import { config as leadForm } from '../../widgets/leads/config'
import { config as map } from '../../widgets/map/config'
import { config as notices } from '../../widgets/notices/config'
import { config as pager } from '../../widgets/pager/config'
import { config as results } from '../../widgets/results/config'
import { config as resultCount } from '../../widgets/results/result-count/config'
import { config as didYouMean } from '../../widgets/search/did-you-mean/config'
import { config as searchBox } from '../../widgets/search/search-box/config'
import { config as status } from '../../widgets/search/status/config'
import { config as addToCart } from '../../widgets/shop/add-to-cart/config'
import { config as checkout } from '../../widgets/shop/checkout/config'
import { config as product } from '../../widgets/shop/product/config'
import { config as productList } from '../../widgets/shop/product-list/config'
import { config as quote } from '../../widgets/shop/quote/config'
import { config as boost } from '../../widgets/sort/boost/config'
import { config as sort } from '../../widgets/sort/config'

/** The configuration schema of every widget, for the JSON Schema that editors complete from. */
export const configSchemas: Readonly<Record<WidgetName, ConfigSchema>> = {
  search: searchSchema,
  'add-to-cart': addToCart,
  amenities,
  boost,
  callout,
  'caption-editor': captionEditor,
  checkout,
  'current-filters': currentFilters,
  'did-you-mean': didYouMean,
  dropdown,
  facet,
  facets,
  flag,
  'flag-counter': flagCounter,
  gallery,
  'jump-menu': jumpMenu,
  lazy,
  'lead-form': leadForm,
  map,
  modal,
  notices,
  pager,
  product,
  'product-list': productList,
  quote,
  range,
  'result-count': resultCount,
  results,
  'search-box': searchBox,
  sort,
  status,
}
