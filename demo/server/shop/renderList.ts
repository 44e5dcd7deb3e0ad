import { escapeHtml } from '../pages/escapeHtml'
import { formatDollars } from '../pages/formatDollars'
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../pictures/drawPicture'
import type { Product } from './product'
import { LIST_NAME, PRODUCTS, PRODUCTS_PER_PAGE } from './products'
import { configAttribute, trackedProduct } from './trackedProduct'

/** The number of pages of the list. */
export const LIST_PAGES = Math.ceil(PRODUCTS.length / PRODUCTS_PER_PAGE)

/** Renders one page of the list. @param page from 1 to `LIST_PAGES`. */
export function renderList(page: number): string {
  const start = (page - 1) * PRODUCTS_PER_PAGE
  const shown = PRODUCTS.slice(start, start + PRODUCTS_PER_PAGE)
  return `<h1 class="shop__title">Summer houses</h1>
<p class="shop__lead">Built in our yard by the lake, brought to your garden in parts or as a whole.</p>
<ul class="shop-list" data-vitrine="product-list" ${configAttribute({ list: LIST_NAME, start })}>
${shown.map(card).join('\n')}
</ul>
${pager(page)}`
}

function card(product: Product): string {
  const { id, name, price, description, picture } = product
  return `<li class="shop-card" data-vitrine="product" ${configAttribute(trackedProduct(product))}>
<img class="shop-card__picture" src="${picture}" alt="" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" loading="lazy">
<h2 class="shop-card__name"><a href="/shop/${id}">${escapeHtml(name)}</a></h2>
<p class="shop-card__words">${escapeHtml(description)}</p>
<p class="shop-card__price">${formatDollars(price)}</p>
</li>`
}

function pager(page: number): string {
  const links = Array.from({ length: LIST_PAGES }, (_, index) => {
    const current = index + 1 === page ? ' aria-current="page"' : ''
    const href = index === 0 ? '/shop' : `/shop?page=${index + 1}`
    return `<li><a href="${href}"${current}><span class="shop-pager__word">Page </span>${index + 1}</a></li>`
  })
  return `<nav class="shop-pager" aria-label="Pages"><ul>${links.join('')}</ul></nav>`
}
