/** The messages of trees and breadcrumbs, loaded with them; the page settings' `messages` replace them. */
export const TREE_MESSAGES = {
  'tree.toggle': 'More within {label}',
  'breadcrumb.all': 'All',
} as const

export type TreeMessageKey = keyof typeof TREE_MESSAGES
