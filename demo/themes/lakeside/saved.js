/*
 * Shows the visitor's saved stays when the URL contains no list, as soon as they are known. Without saved stays the
 * page explains how to save. The server has already rendered the stays of the cookie, so nothing flickers.
 */
;(() => {
  const root = document.documentElement
  const listed = () => /[#&](?:q|fq)=/.test(location.hash)
  if (listed()) return
  const counter = document.querySelector('[data-vitrine="flag-counter"]')
  const known = document.querySelector('.vitrine-results__list .listing-teaser')
  if (!known) root.dataset.saved = 'none'

  const done = () => {
    delete root.dataset.saved
    watch.disconnect()
    document.removeEventListener('vitrine:search:queued', look)
  }
  /** A link contains at most a thousand ids, the newest ones. */
  const look = () => {
    if (listed()) return done()
    const ids = window.Vitrine?.getState().flags.riot_solr_flag_items?.slice(-1000) ?? []
    if (ids.length === 0) return
    const terms = ids.map((id) => `"${id.replace(/["\\]/g, '\\$&')}"`)
    location.replace(`#q=${encodeURIComponent(`id:(${terms.join(' OR ')})`)}`)
    done()
  }
  const watch = new MutationObserver(look)
  watch.observe(counter, { attributes: true, childList: true, subtree: true })
  document.addEventListener('vitrine:search:queued', look)
})()
