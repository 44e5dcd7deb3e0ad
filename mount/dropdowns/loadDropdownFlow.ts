/** Loads the flow of dropdowns. Dropdowns and jump menus share it; the first of them starts it. */
export const loadDropdownFlow = () => import('./dropdownFlow').then((module) => module.dropdownFlow)
