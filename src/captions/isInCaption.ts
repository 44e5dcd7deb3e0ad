import { CLOSING } from './html/scan'

/** Whether a place stands in a caption shortcode. @param before the text of the page up to it, without its tags. */
export function isInCaption(before: string): boolean {
  const opened = [...before.matchAll(/\[caption[\s\u00a0\]]/g)].at(-1)
  return opened !== undefined && !before.includes(CLOSING, opened.index)
}
