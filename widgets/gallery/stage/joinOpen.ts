import type PhotoSwipe from 'photoswipe'
import type { GalleryItem } from '../links/galleryItem'

/** What came into the page joins its gallery while that is open, at its end; what is shown stays where it is. */
export function joinOpen(
  pswp: PhotoSwipe,
  items: GalleryItem[],
  more: readonly GalleryItem[],
): void {
  const { dataSource } = pswp.options
  if (more.length === 0 || !Array.isArray(dataSource)) return
  items.push(...more)
  dataSource.push(...more.map(() => ({})))
  // The last one may stand beside what is shown: before the first, or after what was last.
  for (let k = items.length - more.length; k < items.length; k++) pswp.refreshSlideContent(k)
}
