import type { Random } from './createRandom'

/** A request to WordPress's own REST API. */
export interface Edit {
  readonly method: 'POST' | 'DELETE'
  readonly path: string
  readonly body?: Readonly<Record<string, unknown>>
  readonly post: number
  /** Whether anybody may read the post afterwards; undefined where the edit does not change it. */
  readonly makes?: boolean
}

/** Edits a post as an editor does, at random: status, password, date, terms, title, trash; or renames a term. */
export function editAtRandom(
  random: Random,
  posts: readonly number[],
  terms: readonly number[],
): Edit {
  const post = posts[random(posts.length)] ?? 0
  const term = terms[random(terms.length)] ?? 0
  const path = `/posts/${post}`
  const change = (body: Edit['body'], makes?: boolean): Edit => ({
    method: 'POST',
    path,
    post,
    ...(body && { body }),
    ...(makes !== undefined && { makes }),
  })
  const past = '2024-03-01T10:00:00'
  switch (random(11)) {
    case 0:
      return change({ status: 'draft' }, false)
    case 1:
      return change({ status: 'private', password: '' }, false)
    case 2:
      return change({ status: 'pending' }, false)
    case 3:
      return change({ status: 'publish', password: 'secret', date: past }, false)
    case 4:
      return change({ status: 'future', date: '2090-01-01T00:00:00', password: '' }, false)
    case 5:
      return { method: 'DELETE', path, post, makes: false }
    case 6:
      return change({ title: `Renamed ${random(1000)} & more` })
    case 7:
      return change({ categories: [term] })
    case 8:
      return {
        method: 'POST',
        path: `/categories/${term}`,
        body: { name: `Kind ${random(1e9)}` },
        post,
      }
    default:
      return change({ status: 'publish', password: '', date: past }, true)
  }
}
