import * as cache from '../../src/cache/constants'
import * as callout from '../../src/callout/constants'
import { ALIGNS } from '../../src/captions/caption'
import * as constants from '../../src/contract/constants'
import { DEFAULT_MODAL_SIZE } from '../../src/dialogs/modal'
import * as dropdowns from '../../src/dropdowns/constants'
import * as gallery from '../../src/gallery/constants'
import * as history from '../../src/history/constants'
import * as notices from '../../src/notices/constants'
import * as pager from '../../src/pager/constants'
import * as commerce from '../../src/shop/constants'
import * as protocol from '../../src/solr/constants'
import { RANDOM_SORT_KEYS } from '../../src/sort/constants'
import * as suggestions from '../../src/suggestions/constants'
import * as tracking from '../../src/tracking/constants'

it('holds the numbers of spec 9', () => {
  expect(history.FRAGMENT_POLL_MS).toBe(250)
  expect(constants.VISIBILITY_MARGIN_PX).toBe(80)
  expect(cache.MEMORY_CACHE_LIFETIME_MS).toBe(3_600_000)
  expect(DEFAULT_MODAL_SIZE).toBe('medium')
  expect(protocol.DEFAULT_MINCOUNT).toBe(1)
  expect(pager.PAGER_FALLBACK_ROWS).toBe(10)
  expect(pager.PAGER_INNER_WINDOW).toBe(4)
  expect(pager.PAGER_OUTER_WINDOW).toBe(1)
  expect(RANDOM_SORT_KEYS).toEqual({ first: 1, last: 9998 })
  expect(suggestions.SUGGEST_LIMIT).toBe(10)
  expect(suggestions.SUGGEST_MIN_LENGTH).toBe(2)
  expect(notices.NOTICE_DURATION_MS).toBe(5000)
  expect([notices.NOTICE_SHOW_MS, notices.NOTICE_HIDE_MS]).toEqual([400, 200])
  expect([notices.NOTICE_ARROW_PX, notices.NOTICE_GAP_PX]).toEqual([15, 2])
  expect(notices.DEFAULT_NOTICE_STYLE).toBe('success')
  expect(dropdowns.DROPDOWN_LOAD_MARGIN_PX).toBe(50)
  expect(dropdowns.DROPDOWN_FIRST_PAGE).toBe(1)
  expect([callout.CALLOUT_COOKIE, callout.CALLOUT_DAYS]).toEqual(['bt_callout_banner', 7])
  expect([gallery.LIGHTBOX_WIDTH_PX, gallery.LIGHTBOX_HEIGHT_PX]).toEqual([600, 450])
  expect([gallery.LIGHTBOX_OPACITY, gallery.LIGHTBOX_SPEED_MS]).toEqual([0.9, 300])
  expect(gallery.SLIDESHOW_MS).toBe(2500)
  expect(tracking.TRACKING_TIMEOUT_MS).toBe(2000)
  expect(commerce.IMPRESSION_BATCH).toBe(10)
  expect(ALIGNS).toEqual(['left', 'center', 'right'])
})
