import { TAG } from '../../solr/lucene/fieldName'

const LEADING_TAG = new RegExp(`^${TAG}\\s*`, 'u')
const CIRCLE_TAG = /^\{!geofilt tag=\S+ /

/** A filter of a request with other tags than its own; a circle has them among its other local params. */
export function tagFilter(filter: string, tags: readonly string[]): string {
  const tag = `tag=${tags.join(',')}`
  return CIRCLE_TAG.test(filter)
    ? filter.replace(CIRCLE_TAG, `{!geofilt ${tag} `)
    : `{!${tag}}${filter.replace(LEADING_TAG, '')}`
}
