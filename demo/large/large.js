/* `?rows=24` sets how many results the page asks for; it runs before the bundle. */
;(() => {
  const rows = new URLSearchParams(location.search).get('rows')
  if (/^\d+$/.test(rows ?? '')) {
    document.querySelector('#large').setAttribute('data-vitrine-solr.max_rows', rows)
  }
})()
