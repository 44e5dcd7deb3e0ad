import { visit } from './page'
import { required } from './required'
import { aMoment } from './time'
import { scrollTo } from './viewport'
import { openWire } from './wire'

export const REGIONS = 'http://localhost/fragments/regions'
export const placeholder = (inside = 'Loading…', url = '/fragments/regions') =>
  `<p>Before</p><div id="menu" class="bto-lazy" data-bto-jump-select="${url}">${inside}</div><p>After</p>`
export const menu = () => required(document.getElementById('menu'))
export const markup =
  '<h2>Regions</h2><form id="jump"><label>Region <select><option>All</option></select></label></form>'

/** Opens a page with a placeholder near the viewport. */
export async function near(html = placeholder()) {
  const wire = openWire()
  const page = await visit(html)
  scrollTo(menu())
  await aMoment()
  return { wire, page }
}
