import { selectStatus } from '../../slices/search/selectSearch'
import { findMountPoints } from '../lifecycle/findMountPoints'
import type { DoctorReport } from './doctorReport'
import { elementName } from './elementName'
import type { Page } from './page'

/** Looks the page over. */
export function examine(page: Page, version: string): DoctorReport {
  const state = page.store.getState()
  return {
    version,
    components: Object.entries(state.searches).map(([id, own]) => ({
      id,
      status: selectStatus(state, id),
      url: own.config.url,
      params: own.params,
      facets: own.facets.map((facet) => facet.field),
      numFound: state.answers[id]?.answer.numFound ?? null,
    })),
    widgets: [...page.mounted.values()].map(({ element, component }) => ({
      name: elementName(element),
      component,
    })),
    notMounted: findMountPoints([document])
      .filter((element) => !page.mounted.has(element))
      .map(elementName),
    problems: page.diagnostics.reported,
  }
}
