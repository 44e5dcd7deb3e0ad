import { selectStatus } from '../../slices/search/selectSearch'
import { findMountPoints } from '../lifecycle/findMountPoints'
import type { App } from './app'
import type { DoctorReport } from './doctorReport'
import { elementName } from './elementName'

/** Creates the report of `Vitrine.doctor()`. */
export function createDoctorReport(app: App, version: string): DoctorReport {
  const state = app.store.getState()
  return {
    version,
    components: Object.entries(state.searches).map(([id, search]) => ({
      id,
      status: selectStatus(state, id),
      url: search.config.url,
      params: search.params,
      facets: search.facets.map((facet) => facet.field),
      numFound: state.answers[id]?.answer.numFound ?? null,
    })),
    widgets: [...app.mounted.values()].map(({ element, component }) => ({
      name: elementName(element),
      component,
    })),
    notMounted: findMountPoints([document])
      .filter((element) => !app.mounted.has(element))
      .map(elementName),
    problems: app.diagnostics.reported,
  }
}
