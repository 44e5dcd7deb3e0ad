import type { Bundle } from '../corpus/listing'
import type { Palette } from './palettes'

/** A second building of each kind, with its base at y = 380 and its centre at x = 320. */
export const otherBuildings: Readonly<Record<Bundle, (palette: Palette) => string>> = {
  // Logs under a low roof, with a porch.
  cabin: (p) => `<rect x="206" y="276" width="228" height="104" fill="${p.wall}"/>
<path stroke="${p.wallShade}" stroke-width="4" d="M206 296h228M206 318h228M206 340h228M206 362h228"/>
<rect x="388" y="196" width="26" height="60" fill="${p.wallShade}"/>
<path fill="${p.roof}" d="M176 280 226 216H414L464 280Z"/>
<rect x="232" y="300" width="48" height="40" fill="${p.glass}"/>
<path stroke="${p.roof}" stroke-width="4" d="M256 300v40M232 320h48"/>
<rect x="312" y="302" width="42" height="78" fill="${p.roof}"/><circle cx="345" cy="344" r="3" fill="${p.glass}"/>
<path fill="${p.wallShade}" d="M376 300h44v40h-44z"/><path fill="${p.glass}" d="M380 304h36v32h-36z"/>
<path fill="${p.roof}" d="M190 372h260v9H190zM196 292h6v84h-6zM438 292h6v84h-6z"/>`,

  // Two boxes under flat roofs, mostly of glass.
  house: (p) => `<rect x="188" y="300" width="272" height="80" fill="${p.wall}"/>
<rect x="248" y="216" width="168" height="84" fill="${p.wallShade}"/>
<path fill="${p.roof}" d="M178 294h292v9H178zM238 209h190v9H238z"/>
<path fill="${p.glass}" d="M264 232h64v52h-64zM340 232h60v52h-60zM204 316h84v64h-84zM306 316h66v64h-66z"/>
<path stroke="${p.roof}" stroke-width="3" d="M296 232v52M370 232v52M246 316v64M339 316v64"/>
<rect x="396" y="322" width="40" height="58" fill="${p.roof}"/>
<path stroke="${p.roof}" stroke-width="4" d="M416 262h70M420 252v48M452 262v38M484 262v38"/>`,

  // Three storeys with balconies under a pointed roof.
  apartment: (p) => `<path fill="${p.roof}" d="M196 216 320 146 444 216Z"/>
<rect x="210" y="214" width="220" height="166" fill="${p.wall}"/>
<rect x="308" y="178" width="24" height="26" fill="${p.glass}"/>
${[232, 286, 340]
  .map(
    (y) =>
      `<path fill="${p.glass}" d="M230 ${y}h40v30h-40zM370 ${y}h40v30h-40z"/><path fill="${p.wallShade}" d="M222 ${y + 26}h56v8h-56zM362 ${y + 26}h56v8h-56z"/><path stroke="${p.roof}" stroke-width="2" d="M226 ${y + 16}v10M238 ${y + 16}v10M250 ${y + 16}v10M262 ${y + 16}v10M274 ${y + 16}v10M366 ${y + 16}v10M378 ${y + 16}v10M390 ${y + 16}v10M402 ${y + 16}v10M414 ${y + 16}v10M224 ${y + 16}h52M364 ${y + 16}h52"/>`,
  )
  .join('')}
<path fill="${p.glass}" d="M306 232h28v28h-28zM306 286h28v28h-28z"/>
<path fill="${p.roof}" d="M302 380v-34a18 18 0 0 1 36 0v34z"/>`,

  // A narrow tower of brick with a water tank on top.
  loft: (
    p,
  ) => `<path fill="${p.wallShade}" d="M352 150h56v40h-56z"/><path fill="${p.roof}" d="M346 152 380 128 414 152ZM360 190h6v24h-6zM394 190h6v24h-6z"/>
<rect x="218" y="212" width="204" height="168" fill="${p.wall}"/>
<path stroke="${p.wallShade}" stroke-width="2" opacity=".6" d="M218 232h204M218 252h204M218 272h204M218 292h204M218 312h204M218 332h204M218 352h204"/>
<path fill="${p.roof}" d="M208 204h224v12H208z"/>
${[236, 302, 368]
  .map(
    (x) =>
      `<path fill="${p.glass}" d="M${x} 230h38v52h-38zM${x} 300h38v48h-38z"/><path stroke="${p.roof}" stroke-width="3" d="M${x + 19} 230v52M${x} 256h38M${x + 19} 300v48M${x} 324h38"/>`,
  )
  .join('')}
<path fill="${p.roof}" d="M210 372h220v9H210z"/>`,
}
