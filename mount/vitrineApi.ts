import type { RootState } from '../slices/root'
import type { Bus } from '../src/bus/bus'
import type { DoctorReport } from './doctor'

/** What stands at `window.Vitrine`. */
export interface VitrineApi {
  readonly version: string
  /** Mounts what is not mounted yet in a part of the page; the whole page without one. Idempotent. */
  readonly attach: (root?: ParentNode) => void
  /** Takes everything of ours out of a part of the page and gives its own markup back. Idempotent. */
  readonly detach: (root?: Node) => void
  readonly bus: Bus
  /** The store's state, to look at. */
  readonly getState: () => RootState
  /** Everything needed to see why something does not mount. */
  readonly doctor: () => DoctorReport
}
