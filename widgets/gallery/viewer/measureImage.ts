import { LIGHTBOX_HEIGHT_PX, LIGHTBOX_WIDTH_PX } from '../../../src/gallery/constants'
import type { GalleryItem } from '../links/galleryItem'

/** The measurements under way; a failed image can be measured again. */
const measuring = new WeakMap<GalleryItem, Promise<void>>()

/** Loads an image and writes its natural size, or its failure, to the item (spec 2.4). Never rejects. */
export function measureImage(item: GalleryItem): Promise<void> {
  const known = measuring.get(item)
  if (known) return known
  const run = loadSize(item).finally(() => measuring.delete(item))
  measuring.set(item, run)
  return run
}

async function loadSize(item: GalleryItem): Promise<void> {
  const image = new Image()
  await new Promise<void>((resolve) => {
    image.onload = () => {
      // An SVG image may have no natural size.
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
