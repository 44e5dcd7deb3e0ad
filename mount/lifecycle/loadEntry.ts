import type { Flow } from '../../sagas/effects/guarded'
import type { AnyRootEntry, LazyEntry } from '../../widgets/shared/entry/widgetEntry'
import { loadStyles } from '../../widgets/shared/lazy/loadStyles'
import type { App } from '../app/app'

/** Loads a heavy widget, and beside it its styles, its texts and the flows that it needs, which run before it mounts. */
export async function loadEntry(entry: LazyEntry, app: App): Promise<AnyRootEntry> {
  const { load, styles, flows = [] } = entry
  const [loaded] = await Promise.all([
    load(),
    styles && loadStyles(styles),
    app.language,
    ...flows.map(app.startFlow),
  ])
  return loaded
}

/** Starts each flow once, however many widgets need it; one that could not be loaded is tried again. */
export function createFlows(run: (flow: Flow) => void) {
  const started = new Map<LoadFlow, Promise<void>>()
  return (load: LoadFlow): Promise<void> => {
    const existing = started.get(load)
    if (existing) return existing
    const starting = load().then(run)
    starting.catch(() => started.delete(load))
    started.set(load, starting)
    return starting
  }
}

type LoadFlow = () => Promise<Flow>
