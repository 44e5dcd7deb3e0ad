import { selectStatus } from '../slices/selectSearch'
import { elementName } from './elementName'
import { findMountPoints } from './findMountPoints'
import type { Page } from './page'
import type { Problem } from './problems'

export interface DoctorReport {
  readonly version: string
  readonly components: readonly {
    readonly id: string
    readonly status: string
    readonly url: string
    readonly params: unknown
    readonly facets: readonly string[]
    readonly numFound: number | null
  }[]
  readonly widgets: readonly { readonly name: string; readonly component: string }[]
  /** Mount points that stay as the CMS rendered them. */
  readonly notMounted: readonly string[]
  readonly problems: readonly Problem[]
}

/** Everything a themer needs to see why something does not mount. */
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
    problems: page.problems.told,
  }
}
