import type { RandomSequence } from '../corpus/randomSequence'
import type { Palette } from './palettes'

/** Draws a room: a window with a view of the landscape, a sofa and a lamp. */
export function room(random: RandomSequence, p: Palette, view: string): string {
  const windowX = random() < 0.5 ? 60 : 300
  const lampX = windowX === 60 ? 560 : 84
  return `<rect width="640" height="480" fill="${p.skyLow}"/>
<rect y="366" width="640" height="114" fill="${p.wall}"/>
<rect y="360" width="640" height="8" fill="${p.wallShade}" opacity=".5"/>
<svg x="${windowX}" y="52" width="280" height="196" viewBox="0 90 640 300" preserveAspectRatio="xMidYMid slice">${view}</svg>
<path fill="none" stroke="${p.roof}" stroke-width="8" d="M${windowX} 52h280v196H${windowX}ZM${windowX + 140} 52v196"/>
<rect x="180" y="300" width="290" height="84" rx="18" fill="${p.ridges[1]}"/>
<rect x="160" y="336" width="330" height="64" rx="16" fill="${p.ridges[2]}"/>
<rect x="212" y="306" width="58" height="46" rx="8" fill="${p.glass}" transform="rotate(-8 240 330)"/>
<path stroke="${p.roof}" stroke-width="7" d="M184 398v22M466 398v22M${lampX} 402V236"/>
<path fill="${p.sun}" d="M${lampX - 22} 190h44l14 48h-72Z"/>
<ellipse cx="324" cy="438" rx="220" ry="24" fill="${p.roof}" opacity=".14"/>`
}
