import type { Listing } from '../corpus/listing'
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../pictures/drawPicture'
import { escapeHtml } from './escapeHtml'

/** A listing's pictures, the first of them large. Each opens in a gallery over the page. */
export function listingPictures({ title, images = [] }: Listing): string {
  if (images.length === 0) return ''
  const name = escapeHtml(title)
  const links = images.map((address, index) => {
    const url = escapeHtml(address)
    const alt = `Picture ${index + 1} of ${name}`
    return `<a href="${url}" title="${name}" lang="en"><img src="${url}" alt="${alt}" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}"></a>`
  })
  return `<div class="listing__pictures" data-count="${images.length}" data-vitrine="gallery" data-vitrine-links="a">
${links.join('\n')}
</div>`
}
