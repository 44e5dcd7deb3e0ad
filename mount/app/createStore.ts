import { configureStore, Tuple } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { createSagaContext, type PageContext } from '../../sagas/context'
import { type Flow, guarded } from '../../sagas/effects/guarded'
import { reporter, rootSaga } from '../../sagas/root'
import { type LateSlices, rootReducer, rootWith } from '../../slices/root'

/** The one store, its sagas already running: an action before them would be lost. */
export function createStore(context: Omit<PageContext, 'addSlices'>) {
  const { ports } = context
  let late: LateSlices = {}
  const addSlices: PageContext['addSlices'] = (more) => {
    late = { ...late, ...more }
    store.replaceReducer(rootWith(late))
  }
  const saga = createSagaMiddleware({
    context: { ...createSagaContext({ ...context, addSlices }) },
  })
  const store = configureStore({
    reducer: rootReducer,
    middleware: () => new Tuple(saga),
    devTools: false,
    enhancers: (defaults) => defaults({ autoBatch: false }),
  })
  saga.run(rootSaga, ports)
  /** Starts a flow whose code came later. */
  const run = (flow: Flow) => {
    saga.run(guarded, flow, reporter(ports))
  }
  return { store, run }
}

export type Store = ReturnType<typeof createStore>['store']
