import { LIGHTBOX_HEIGHT_PX, LIGHTBOX_WIDTH_PX } from '../../../src/gallery/constants'
import type { GalleryItem } from '../links/galleryItem'

/** What is being measured; a failed one may be tried again. */
const measuring = new WeakMap<GalleryItem, Promise<void>>()

/** Finds out an image's own size, so that it never changes while it is seen (spec 2.4). Never rejects. */
export function measure(item: GalleryItem): Promise<void> {
  const known = measuring.get(item)
  if (known) return known
  const run = sizeOf(item).finally(() => measuring.delete(item))
  measuring.set(item, run)
  return run
}

async function sizeOf(item: GalleryItem): Promise<void> {
  const image = new Image()
  await new Promise<void>((resolve) => {
    image.onload = () => {
      // A drawing may have no size of its own.
      item.size = {
        width: image.naturalWidth || LIGHTBOX_WIDTH_PX,
        height: image.naturalHeight || LIGHTBOX_HEIGHT_PX,
      }
      resolve()
    }
    image.onerror = () => {
      item.failed = true
      resolve()
    }
    image.src = item.src
  })
}
