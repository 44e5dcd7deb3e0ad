import { isBackEnd, pathOf } from './backEnd'
import { ContentRefused } from './contentRefused'

/** Which paths of a site may be fetched and shown (design decision 42). */
export interface PathRules {
  /** The page setting `content_paths`: paths and what is below them; null allows all but the back ends of CMSs. */
  readonly paths: readonly string[] | null
  /** The folder of the CMS with its slashes. */
  readonly folder: string
}

/** @throws ContentRefused for a path that may not be shown. */
export function checkPath(target: URL, { paths, folder }: PathRules): void {
  if (paths === null) {
    if (!isBackEnd(target, folder)) return
    throw new ContentRefused(
      `${target.href} leads to the back end of the CMS; list its path in the page settings' content_paths if it may stand on this page`,
    )
  }
  const path = pathOf(target)
  if (paths.some((one) => path === one || path.startsWith(one.endsWith('/') ? one : `${one}/`))) {
    return
  }
  throw new ContentRefused(
    `${path} is not below one of the page settings' content_paths (${paths.join(', ') || 'none'})`,
  )
}
