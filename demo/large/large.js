/* `?rows=24` sets the number of results per page. It runs before the bundle. */
;(() => {
  const rows = new URLSearchParams(location.search).get('rows')
  if (/^\d+$/.test(rows ?? '')) {
    document.querySelector('#large').setAttribute('data-vitrine-solr.max_rows', rows)
  }
})()
