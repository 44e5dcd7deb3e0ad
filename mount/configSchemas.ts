import type { ConfigSchema } from '../src/config/decode'
import { searchSchema } from '../src/config/search'
import type { WidgetName } from '../src/contract/widgets'
import { config as addToCart } from '../widgets/add-to-cart/config'
import { config as amenities } from '../widgets/amenities/config'
import { config as boost } from '../widgets/boost/config'
import { config as callout } from '../widgets/callout/config'
import { config as captionEditor } from '../widgets/caption-editor/config'
import { config as checkout } from '../widgets/checkout/config'
import { config as currentFilters } from '../widgets/current-filters/config'
import { config as didYouMean } from '../widgets/did-you-mean/config'
import { config as dropdown } from '../widgets/dropdown/config'
import { config as facet } from '../widgets/facet/config'
import { config as facets } from '../widgets/facets/config'
import { config as flag } from '../widgets/flag/config'
import { config as flagCounter } from '../widgets/flag-counter/config'
import { config as gallery } from '../widgets/gallery/config'
import { config as jumpMenu } from '../widgets/jump-menu/config'
import { config as lazy } from '../widgets/lazy/config'
import { config as leadForm } from '../widgets/lead-form/config'
import { config as map } from '../widgets/map/config'
import { config as modal } from '../widgets/modal/config'
import { config as notices } from '../widgets/notices/config'
import { config as pager } from '../widgets/pager/config'
import { config as product } from '../widgets/product/config'
import { config as productList } from '../widgets/product-list/config'
import { config as quote } from '../widgets/quote/config'
import { config as range } from '../widgets/range/config'
import { config as resultCount } from '../widgets/result-count/config'
import { config as results } from '../widgets/results/config'
import { config as searchBox } from '../widgets/search-box/config'
import { config as sort } from '../widgets/sort/config'
import { config as status } from '../widgets/status/config'

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
