import { selectStatus } from '../../slices/search/selectSearch'
import type { App } from '../app/app'
import { onChanges } from '../root/onChanges'

/** Calls back once no search of the page waits for its answer: what loads then takes none of the line from it. */
export function afterFirstAnswers(app: App, then: () => void): void {
  const undo = onChanges(app, callWhenAnswered)
  function callWhenAnswered(): void {
    const state = app.store.getState()
    const ids = Object.keys(state.searches)
    if (ids.some((id) => selectStatus(state, id) === 'pending')) return
    undo()
    then()
  }
  callWhenAnswered()
}
