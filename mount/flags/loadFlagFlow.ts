/** For a page's flags, counters and commands alike: whichever comes first starts it. */
export const loadFlagFlow = () => import('./flagFlow').then((own) => own.flagFlow)
