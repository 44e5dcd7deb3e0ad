import type { VitrineApi } from './app/vitrineApi'

export type { Bus } from '../src/bus/bus'
export type { BusCommands, BusEvents } from '../src/bus/events'
export type { SearchParams } from '../src/solr/request/params'
export type { DoctorReport } from './app/doctorReport'
export type { PageState, VitrineApi } from './app/vitrineApi'
export type { CaptionsApi } from './captions/captionsApi'
export type { ModalApi } from './dialogs/modalApi'
export type { ClosedModal } from './dialogs/modalCommands'

declare global {
  interface Window {
    /** Absent until the bundle has run; put calls into `vitrineQueue` before that. */
    Vitrine?: VitrineApi
    /** Calls made before or after the bundle has loaded, such as ['on', 'search:ready', fn]. */
    vitrineQueue?: { push(call: readonly unknown[]): unknown }
  }
}
