import type { AnswerState } from '../../slices/search/answerState'
import type { Bus } from '../../src/bus/bus'
import type { ComponentId } from '../../src/componentId'
import type { SearchParams } from '../../src/solr/request/params'
import type { CaptionsApi } from '../captions/captionsApi'
import type { ModalApi } from '../dialogs/modalApi'
import type { DoctorReport } from './doctorReport'

/** The part of the store's state that a page may count on. */
export interface PageState {
  readonly searches: Readonly<Record<ComponentId, { readonly params: SearchParams }>>
  readonly answers: Readonly<Record<ComponentId, AnswerState>>
  /** Saved ids by namespace. */
  readonly flags: Readonly<Record<string, readonly string[]>>
}

/** What stands at `window.Vitrine`. */
export interface VitrineApi {
  readonly version: string
  /** Mounts what is not mounted yet in a part of the page; the whole page without one. Idempotent. */
  readonly attach: (root?: ParentNode) => void
  /** Takes everything of ours out of a part of the page and gives its own markup back. Idempotent. */
  readonly detach: (root?: Node) => void
  readonly bus: Bus
  readonly modal: ModalApi
  readonly captions: CaptionsApi
  /** The store's state, to look at. */
  readonly getState: () => PageState
  /** Everything needed to see why something does not mount. */
  readonly doctor: () => DoctorReport
}
