import { savedIds } from './savedIds.js'

const NAME = 'riot_solr_flag_items'
const FILLER = 'vitrine-qa-filler'

// Past any element of the page that is named cookie (see shadowed.html).
const cookies = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')

/** What other scripts, older sites and accidents leave in the cookie, as it stands there. */
const COOKIES = {
  clear: null,
  malformed: encodeURIComponent('{"not": [a list'),
  raw: '["k3x9-listings-4","k3x9-listings-9"]',
  encoded: encodeURIComponent('["k3x9-listings-4","k3x9-listings-9"]'),
  numbers: encodeURIComponent('[4, 9, 4.5]'),
  duplicates: encodeURIComponent('["k3x9-listings-4", "k3x9-listings-9", "k3x9-listings-4"]'),
}

/**
 * Puts the saved items into a state: a number of listings (`60`), a number of long ids that no listing has
 * (`long600`), or what the cookie holds (`clear`, `malformed`, `raw`, `encoded`, `numbers`, `duplicates`).
 * @returns whether the page has to be loaded again to see it.
 */
export function setSaved(state) {
  const cookie = COOKIES[state]
  if (cookie === undefined) {
    save(savedIds(state))
    return false
  }
  const rest = cookie === null ? '; max-age=0' : ''
  cookies.set.call(document, `${NAME}=${cookie ?? ''}; path=/; SameSite=Lax${rest}`)
  localStorage.removeItem(NAME)
  return true
}

/** Saves what is not saved yet, through the bus as a site's own script would. */
function save(ids) {
  const already = new Set(window.Vitrine?.getState().flags[NAME])
  window.vitrineQueue ||= []
  for (const id of ids) {
    if (!already.has(id)) window.vitrineQueue.push(['emit', 'flags:toggle', { id }])
  }
}

/** Fills localStorage to its last byte under a key of QA's own (`full`), or empties that again (`free`). */
export function setStorage(state) {
  localStorage.removeItem(FILLER)
  let filled = ''
  for (let size = state === 'full' ? 2 ** 22 : 0; size >= 1; size /= 2) {
    try {
      for (;;) {
        localStorage.setItem(FILLER, filled + 'x'.repeat(size))
        filled += 'x'.repeat(size)
      }
    } catch {
      // No room for so much; half of it may still go in.
    }
  }
}
