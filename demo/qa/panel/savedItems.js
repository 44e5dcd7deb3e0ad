import { savedIds } from './savedIds.js'

const NAME = 'riot_solr_flag_items'
const FILLER = 'vitrine-qa-filler'

// An element named cookie may shadow document.cookie (see shadowed.html).
const cookies = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')

/** Cookie values that other scripts and older sites may leave, encoded as in the cookie. */
const COOKIES = {
  clear: null,
  malformed: encodeURIComponent('{"not": [a list'),
  raw: '["k3x9-listings-4","k3x9-listings-9"]',
  encoded: encodeURIComponent('["k3x9-listings-4","k3x9-listings-9"]'),
  numbers: encodeURIComponent('[4, 9, 4.5]'),
  duplicates: encodeURIComponent('["k3x9-listings-4", "k3x9-listings-9", "k3x9-listings-4"]'),
}

/**
 * Sets the saved items: a number of listings (`60`), a number of long unknown ids (`long600`), or a value of the cookie
 * (`clear`, `malformed`, `raw`, `encoded`, `numbers`, `duplicates`).
 * @returns whether the page must be reloaded to show it
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

/** Saves the ids that are not saved yet, through the bus as a site's script does. */
function save(ids) {
  const already = new Set(window.Vitrine?.getState().flags[NAME])
  window.vitrineQueue ||= []
  for (const id of ids) {
    if (!already.has(id)) window.vitrineQueue.push(['emit', 'flags:toggle', { id }])
  }
}

/** Fills localStorage to its last byte with a separate key (`full`), or removes that key (`free`). */
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
      // Too large. Half of it may still fit.
    }
  }
}
