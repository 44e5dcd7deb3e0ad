import type { FetchRules } from '../../mount/content/fetchContent'
import { DEFAULT_CONTENT } from '../../src/content/contentSelector'

/** What a page without settings says of paths and of the place of the content. */
export const anyPath: Pick<FetchRules, 'paths' | 'folder' | 'selector'> = {
  paths: null,
  folder: '/',
  selector: DEFAULT_CONTENT,
}
