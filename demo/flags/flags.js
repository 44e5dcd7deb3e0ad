/* The page's script: adds an item as a CMS's AJAX does, without using the bundle. */
;(() => {
  const place = document.querySelector('[data-later]')
  document.addEventListener('click', (event) => {
    if (!event.target.closest('[data-do="add"]')) return
    const item = document.querySelector('#teasers [data-id]').dataset.id
    const article = document.createElement('article')
    article.dataset.id = item
    const flag = document.createElement('div')
    flag.dataset.vitrine = 'flag'
    article.append(`${place.dataset.text} `, flag)
    place.append(article)
  })
})()
