import type PhotoSwipe from 'photoswipe'
import type { GalleryItem } from '../links/galleryItem'

/** Appends items to an open gallery; the shown item stays. */
export function appendItems(
  pswp: PhotoSwipe,
  items: GalleryItem[],
  more: readonly GalleryItem[],
): void {
  const { dataSource } = pswp.options
  if (more.length === 0 || !Array.isArray(dataSource)) return
  items.push(...more)
  dataSource.push(...more.map(() => ({})))
  // A new item may be next to the shown one: before the first, or after the former last.
  for (let index = items.length - more.length; index < items.length; index++)
    pswp.refreshSlideContent(index)
}
