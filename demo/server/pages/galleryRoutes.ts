import { Hono } from 'hono'
import { applyControls } from '../controls/applyControls'
import type { RandomSequences } from '../controls/randomSequences'
import { createReordering } from '../controls/reordering'
import { type Crop, cropPicture } from '../pictures/cropPicture'
import { houseRulesPage } from './houseRulesPage'

const SVG = 'image/svg+xml; charset=utf-8'

/** The shapes of the gallery's pictures. The page does not know which picture has which shape. */
const CROPS: Readonly<Record<string, Crop>> = {
  tall: { x: 180, y: 0, width: 300, height: 480, scale: 2.5 },
  wide: { x: 0, y: 120, width: 640, height: 240, scale: 2.5 },
  small: { x: 200, y: 140, width: 280, height: 210, scale: 1 },
  whole: { x: 0, y: 0, width: 640, height: 480, scale: 2 },
}

/** The targets of the gallery's links, with the QA controls: pictures of many shapes, and a page. */
export function galleryRoutes(sequences: RandomSequences): Hono {
  const routes = new Hono()
  routes.use('/*', applyControls(sequences, createReordering()))
  routes.get('/pictures/:shape/:file{\\d{1,7}\\.svg}', (context) => {
    const { shape, file } = context.req.param()
    const crop = Object.hasOwn(CROPS, shape) ? CROPS[shape] : undefined
    if (!crop) return context.text('No such shape', 404)
    const picture = cropPicture(Number.parseInt(file, 10), crop)
    return context.body(picture, 200, { 'content-type': SVG, 'cache-control': 'no-store' })
  })
  routes.get('/house-rules', (context) => context.html(houseRulesPage()))
  routes.get('/video', (context) => context.html(video()))
  return routes
}

/** A page that replaces a video of another site. */
function video(): string {
  return '<!doctype html><html lang="en"><meta charset="utf-8"><title>A film</title><link rel="stylesheet" href="/plain.css"><body><p>A film of the lake would run here.</p></body></html>'
}
