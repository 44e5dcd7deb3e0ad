/** The colors of one scene, as hex. */
export interface Palette {
  readonly skyTop: string
  readonly skyLow: string
  readonly sun: string
  /** From the farthest ridge to the nearest. */
  readonly ridges: readonly [string, string, string]
  readonly ground: string
  readonly water: string
  readonly wall: string
  readonly wallShade: string
  readonly roof: string
  readonly glass: string
}

type Row = readonly [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
]

const rows: readonly Row[] = [
  // skyTop, skyLow, sun, ridge 1-3, ground, water, wall, wallShade, roof, glass
  [
    '#7fb6d6',
    '#f6e3c5',
    '#fff4d6',
    '#9fb8c4',
    '#7395a0',
    '#4c7470',
    '#6f8f5a',
    '#8ec3cf',
    '#c98f5e',
    '#a87146',
    '#5a4038',
    '#ffe9a8',
  ],
  [
    '#f2a37b',
    '#fbdcb2',
    '#fff1cf',
    '#c98c8a',
    '#93687a',
    '#5e4a66',
    '#7a6a55',
    '#e6b59a',
    '#ead9c4',
    '#cdb79d',
    '#8f4f41',
    '#ffd98a',
  ],
  [
    '#31506f',
    '#8ea6b4',
    '#f3ecd8',
    '#5c7488',
    '#40586c',
    '#2b3f50',
    '#3b5145',
    '#54748a',
    '#7f5f4b',
    '#634737',
    '#2c2b30',
    '#ffcf70',
  ],
  [
    '#a8d3d8',
    '#eef3e2',
    '#ffffff',
    '#b6cbb9',
    '#86aa8c',
    '#587f62',
    '#83a25f',
    '#a9d7d8',
    '#f1ece1',
    '#d5cebf',
    '#4f6470',
    '#cfe9ee',
  ],
  [
    '#c6d4e6',
    '#f7f4f1',
    '#fffdf5',
    '#d6dfe9',
    '#aebfce',
    '#8097a9',
    '#e9eef2',
    '#b9cfdd',
    '#9b6a48',
    '#7d5238',
    '#3d3a3f',
    '#ffdf9e',
  ],
  [
    '#e9b7a0',
    '#f7e6cf',
    '#fff6df',
    '#d69a7b',
    '#b7714f',
    '#8c4f38',
    '#c58f5f',
    '#d9b79f',
    '#e3b58b',
    '#c6956c',
    '#7a3f2d',
    '#bfe0e2',
  ],
  [
    '#8fbfae',
    '#e8efd0',
    '#fff8d9',
    '#a3c3a1',
    '#6f9c7c',
    '#3f6b58',
    '#5f8a4a',
    '#8dc1b4',
    '#b44e3c',
    '#933b2e',
    '#40353a',
    '#ffe7b0',
  ],
  [
    '#3e3a5f',
    '#d98a7e',
    '#ffd9a0',
    '#7a5a78',
    '#543f62',
    '#382c4a',
    '#40394a',
    '#8a6a80',
    '#5e5560',
    '#484149',
    '#28242e',
    '#ffc46b',
  ],
]

function named([
  skyTop,
  skyLow,
  sun,
  far,
  middle,
  near,
  ground,
  water,
  wall,
  wallShade,
  roof,
  glass,
]: Row): Palette {
  return {
    skyTop,
    skyLow,
    sun,
    ridges: [far, middle, near],
    ground,
    water,
    wall,
    wallShade,
    roof,
    glass,
  }
}

/** The palettes of the demo's pictures: midday, sunset, night, spring, snow, desert, forest, dusk. */
export const palettes = rows.map(named) as [Palette, ...Palette[]]
