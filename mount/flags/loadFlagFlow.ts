/** Loads the flow of saved items. Flags, counters and commands share it; the first of them starts it. */
export const loadFlagFlow = () => import('./flagFlow').then((module) => module.flagFlow)
