import type { Notice, WantedNotice } from './notice'

/**
 * The notices with one more, the newest last. The same one twice in a row is raised again instead.
 * @param id for a new one.
 */
export function withNotice(
  notices: readonly Notice[],
  wanted: WantedNotice,
  id: number,
): readonly Notice[] {
  const last = notices.at(-1)
  if (last?.text === wanted.text && last.style === wanted.style) {
    return [...notices.slice(0, -1), { ...last, element: wanted.element, raised: last.raised + 1 }]
  }
  return [...notices, { ...wanted, id, raised: 1 }]
}
