import { drawPicture, PICTURE_HEIGHT, PICTURE_WIDTH } from './drawPicture'

/** A part of a picture in pixels, and the factor by which it is enlarged. */
export interface Crop {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly scale: number
}

/** Draws a part of picture `number`. */
export function cropPicture(number: number, { x, y, width, height, scale }: Crop): string {
  return drawPicture(number)
    .replace(
      `viewBox="0 0 ${PICTURE_WIDTH} ${PICTURE_HEIGHT}"`,
      `viewBox="${x} ${y} ${width} ${height}"`,
    )
    .replace(`width="${PICTURE_WIDTH}"`, `width="${width * scale}"`)
    .replace(`height="${PICTURE_HEIGHT}"`, `height="${height * scale}"`)
}
