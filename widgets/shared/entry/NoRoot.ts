/** Stands in for the component of a widget that only works on the CMS's own elements. */
export const NoRoot = () => null
