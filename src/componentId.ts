/** The id of one search component: its element's id, or one made from its place on the page. */
export type ComponentId = string
