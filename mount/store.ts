import { configureStore, Tuple } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import type { SagaContext } from '../sagas/context'
import { rootSaga } from '../sagas/root'
import { rootReducer } from '../slices/root'

/** The one store, its sagas already running: an action before them would be lost. */
export function createStore(context: SagaContext) {
  const saga = createSagaMiddleware({ context })
  const store = configureStore({
    reducer: rootReducer,
    middleware: () => new Tuple(saga),
    devTools: false,
    enhancers: (defaults) => defaults({ autoBatch: false }),
  })
  const running = saga.run(rootSaga, context.ports)
  return { store, stop: () => running.cancel() }
}

export type Store = ReturnType<typeof createStore>['store']
