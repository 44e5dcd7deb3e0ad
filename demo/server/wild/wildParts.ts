import { renderLeadForm } from '../leads/renderLeadForm'
import type { Theme } from './themes'

const classOf = (name: string | undefined) => (name ? ` class="${name}"` : '')

/** What follows the search: a dialog with a form, a gallery, a form with a dropdown, and a map. */
export function wildParts(theme: Theme): string {
  const button = classOf(theme.button)
  return `<h2>Before you book</h2>
<p><button${button} type="button" data-vitrine="modal" data-vitrine-content="rules">House rules</button></p>
<div id="rules" hidden>
<h2>House rules</h2>
<p>Quiet from ten. <a href="/listings/1">The cabin beside it</a> can be rented.</p>
<ul><li>Dogs are welcome.</li><li>Shoes stay at the door.</li></ul>
${renderLeadForm('bt-leads-stay')}
</div>
<h2>The place in pictures</h2>
<p class="wild-shots">
<a href="/gallery/pictures/whole/10.svg" data-colorbox-gallery="lake" title="The lake at dusk, with <em>nobody</em> on it."><img src="/pictures/10.svg" alt="The lake at dusk" width="640" height="480"></a>
<a href="/gallery/pictures/tall/12.svg" data-colorbox-gallery="lake" title="The jetty"><img src="/pictures/12.svg" alt="The jetty" width="640" height="480"></a>
</p>
<form id="bt-leads-brochure" data-vitrine="lead-form" method="post" action="/antibot" aria-labelledby="brochure-title">
<h2 id="brochure-title">The brochure</h2>
<input type="hidden" name="form_id" value="bt-leads-brochure">
<input type="hidden" name="antibot_key" value="">
<p><label for="brochure-name">Your name</label> <input${classOf(theme.input)} id="brochure-name" name="name" required autocomplete="name"></p>
<p><label for="season">When</label> <select id="season" name="season" data-vitrine="dropdown"><option value="summer">Summer</option><option value="winter">Winter</option></select></p>
<p><label for="extras">Amenities</label> <select id="extras" name="extra" multiple data-vitrine="dropdown"><option value="sauna" selected>Sauna</option><option value="dock">Dock</option></select></p>
<p><button${button} name="op" value="send">Send the brochure</button></p>
</form>
<h2>Stays on a map</h2>
<div data-vitrine="map" data-vitrine-for="stays" data-vitrine-tiles="/tiles/{z}/{x}/{y}.svg" data-vitrine-attribution="Drawn for this demo" data-vitrine-location="latlng" data-vitrine-label="Stays on the map"></div>`
}
