import { escapeHtml } from '../pages/escapeHtml'
import { formatDollars } from '../pages/formatDollars'
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../pictures/drawPicture'
import type { Product } from './product'
import { renderBuyForm } from './renderBuyForm'
import { configAttribute, trackedProduct } from './trackedProduct'

/** Renders a product's page. @param error of the quantity; empty for none. */
export function renderProduct(product: Product, error: string): string {
  const { id, name, price, area, description, picture } = product
  const tracked = trackedProduct(product)
  return `<article class="shop-product" data-vitrine="product" ${configAttribute({ ...tracked, detail: true })}>
<img class="shop-product__picture" src="${picture}" alt="" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}">
<div class="shop-product__words">
<h1 class="shop__title"><bdi>${escapeHtml(name)}</bdi></h1>
<p class="shop-product__price">${formatDollars(price)}</p>
<p>${escapeHtml(description)}</p>
<dl class="shop-facts"><dt>Ground</dt><dd>${area} m²</dd><dt>Wood</dt><dd>Larch and spruce</dd><dt>Ready in</dt><dd>Six weeks</dd></dl>
${renderBuyForm(product, error)}
<p><a class="shop-quote-link" data-vitrine="quote" href="/shop/${id}/quote" ${configAttribute({ product: tracked })}>Detailed Quote</a></p>
</div>
</article>
<p><a href="/shop">All summer houses</a></p>`
}
