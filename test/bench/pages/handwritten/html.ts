import { money } from '../requestSearch'
import type { Doc } from '../solr'

const CODES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (one) => CODES[one] ?? one)

export function resultHtml({ id, title, images, price, city, teaser }: Doc): string {
  return `<article class="hit" data-id="${id}"><img src="${escapeHtml(images?.[0] ?? '')}" width="160" height="120" loading="lazy" alt=""><h3>${escapeHtml(title)}</h3><p class="price">${price === undefined ? '' : money.format(price)}</p><p class="city">${escapeHtml(city ?? '')}</p><p class="body">${escapeHtml(teaser ?? '')}</p></article>`
}

/** « Previous 1 2 3 … Next », with four pages on each side of the current one. */
export function pagerHtml(current: number, pages: number): string {
  const link = (page: number, text: string, className: string) =>
    `<li><a href="#" data-page="${page}" class="${className}">${text}</a></li>`
  let html = current > 0 ? link(current - 1, '« Previous', 'previous') : ''
  for (let page = 0; page < pages; page += 1) {
    const isListed = Math.abs(page - current) <= 4 || page === 0 || page === pages - 1
    if (isListed) html += link(page, String(page + 1), 'page')
  }
  return html + (current < pages - 1 ? link(current + 1, 'Next »', 'next') : '')
}
