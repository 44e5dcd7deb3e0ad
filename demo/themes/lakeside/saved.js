/*
 * Lakeside: whoever opens the page of saved stays without a list in its address is shown their own, as soon
 * as it is known; or how to save, where there is none. The server rendered what it knows of the list, so
 * that neither appears only to go again.
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
  /** A link holds a thousand ids at most (see README): the newest. */
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
