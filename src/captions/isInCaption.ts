import { CLOSING } from './html/tokenize'

/** Whether a position is inside a caption shortcode. @param before the page's text before the position */
export function isInCaption(before: string): boolean {
  const lastOpening = [...before.matchAll(/\[caption[\s\u00a0\]]/g)].at(-1)
  return lastOpening !== undefined && !before.includes(CLOSING, lastOpening.index)
}
