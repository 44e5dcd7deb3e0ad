import type { VitrineApi } from './vitrineApi'

export type { Bus } from '../src/bus/bus'
export type { BusCommands, BusEvents } from '../src/bus/events'
export type { SearchParams } from '../src/solr/params'
export type { CaptionsApi } from './captions/captionsApi'
export type { DoctorReport } from './doctorReport'
export type { ClosedModal } from './modals/createModalCommands'
export type { ModalApi } from './modals/modalApi'
export type { PageState, VitrineApi } from './vitrineApi'

declare global {
  interface Window {
    /** Absent until the bundle has run; put calls into `vitrineQueue` before that. */
    Vitrine?: VitrineApi
    /** Calls made before or after the bundle has loaded, such as ['on', 'search:ready', fn]. */
    vitrineQueue?: { push(call: readonly unknown[]): unknown }
  }
}
