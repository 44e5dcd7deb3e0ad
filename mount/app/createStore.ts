import { applyMiddleware, legacy_createStore as createReduxStore } from 'redux'
import createSagaMiddleware from 'redux-saga'
import { type AppContext, createSagaContext } from '../../sagas/context'
import { type Flow, guarded } from '../../sagas/effects/guarded'
import { reporter, rootSaga } from '../../sagas/root'
import { type LateSlices, rootReducer, rootWith } from '../../slices/root'

/** Creates the page's store and starts its sagas, so that no action is dispatched before they run. */
export function createStore(context: Omit<AppContext, 'addSlices'>) {
  const { ports } = context
  let late: LateSlices = {}
  const addSlices: AppContext['addSlices'] = (more) => {
    late = { ...late, ...more }
    store.replaceReducer(rootWith(late))
  }
  const saga = createSagaMiddleware({
    context: { ...createSagaContext({ ...context, addSlices }) },
  })
  // Redux's own function: configureStore would bring thunks and batching that no page uses.
  const store = createReduxStore(rootReducer, applyMiddleware(saga))
  saga.run(rootSaga, ports)
  /** Starts a flow whose code was loaded later. */
  const run = (flow: Flow) => {
    saga.run(guarded, flow, reporter(ports))
  }
  return { store, run }
}

export type Store = ReturnType<typeof createStore>['store']
