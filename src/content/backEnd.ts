/** Back ends of CMSs by the segments of a path, without a language or a folder before them (design decision 42). */
const BACK_ENDS: readonly RegExp[] = [
  /(?:^|\/)wp-(?:admin|login\.php)(?:\/|$)/,
  /(?:^|\/)typo3(?:\/|$)/,
  /^(?:admin|user)(?:\/|$)/,
  /(?:^|\/)node\/(?:add(?:\/|$)|[^/]+\/(?:edit|delete)(?:\/|$))/,
]

const LANGUAGE = /^[a-z]{2,3}(?:-[a-z\d]+)*\//

/**
 * Whether an address leads to the back end of a CMS, as the CMS itself reads it: encoded, in any case, behind
 * `index.php`, a language, the CMS's folder, or as Drupal's `?q=`.
 * @param base the folder of the CMS with its slashes, such as `/` or `/cms/`
 */
export function isBackEnd(url: URL, base = '/'): boolean {
  return [pathOf(url), drupalPath(url)].some((path) => isBackEndPath(path, base.toLowerCase()))
}

/** A path as servers read it: decoded once, with single slashes. One that cannot be decoded stays as it is. */
export function pathOf({ pathname }: Pick<URL, 'pathname'>): string {
  try {
    return decodeURIComponent(pathname).replace(/[\\/]+/g, '/')
  } catch {
    return pathname
  }
}

/** Drupal without clean addresses has the path in `q`, on its front page only; elsewhere `q` is a search term. */
function drupalPath(url: URL): string {
  const isFront = /(?:^|\/)(?:index\.php)?$/i.test(url.pathname)
  return `/${(isFront && url.searchParams.get('q')) || ''}`.replace(/[\\/]+/g, '/')
}

function isBackEndPath(path: string, base: string): boolean {
  const lower = path.toLowerCase()
  const inside = (lower.startsWith(base) ? lower.slice(base.length) : lower.slice(1)).replace(
    /^index\.php\//,
    '',
  )
  return [inside, inside.replace(LANGUAGE, '')].some((one) =>
    BACK_ENDS.some((backEnd) => backEnd.test(one)),
  )
}
