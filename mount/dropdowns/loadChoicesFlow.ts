/** For dropdowns and jump menus alike: whichever comes first starts it. */
export const loadChoicesFlow = () => import('./choicesFlow').then((own) => own.choicesFlow)
