import type { AnyRootEntry, LazyEntry } from '../../widgets/shared/entry/widgetEntry'

/** The widgets of mount/extension, once they are loaded, by name: some stand in for those of the registry. */
export const furtherEntries = new Map<string, AnyRootEntry | LazyEntry>()
