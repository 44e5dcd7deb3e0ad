import { dollars } from '../pages/dollars'
import { escapeHtml } from '../pages/escapeHtml'
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../pictures/drawPicture'
import type { Product } from './product'
import { renderBuyForm } from './renderBuyForm'
import { configAttribute, trackedProduct } from './trackedProduct'

/** A product's own page. @param wrong what was wrong with the quantity; empty for nothing. */
export function renderProduct(product: Product, wrong: string): string {
  const { id, name, price, area, words, picture } = product
  const tracked = trackedProduct(product)
  return `<article class="shop-product" data-vitrine="product" ${configAttribute({ ...tracked, detail: true })}>
<img class="shop-product__picture" src="${picture}" alt="" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}">
<div class="shop-product__words">
<h1 class="shop__title"><bdi>${escapeHtml(name)}</bdi></h1>
<p class="shop-product__price">${dollars(price)}</p>
<p>${escapeHtml(words)}</p>
<dl class="shop-facts"><dt>Ground</dt><dd>${area} m²</dd><dt>Wood</dt><dd>Larch and spruce</dd><dt>Ready in</dt><dd>Six weeks</dd></dl>
${renderBuyForm(product, wrong)}
<p><a class="shop-quote-link" data-vitrine="quote" href="/shop/${id}/quote" ${configAttribute({ product: tracked })}>Detailed Quote</a></p>
</div>
</article>
<p><a href="/shop">All summer houses</a></p>`
}
