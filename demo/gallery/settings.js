/*
 * The page's settings, by its address: `?cutoff=on` skips the gallery on small screens, `?sanitise=own` gives
 * captions the site's own lists, `?sanitise=off` shows them as plain text. A theme would simply write them down.
 */
{
  const query = new URLSearchParams(location.search)
  const lightbox = { embeds: [location.origin] }
  if (query.get('cutoff') === 'on')
    Object.assign(lightbox, { mobiledetect: true, mobiledevicewidth: '480px' })
  if (query.get('sanitise') === 'own')
    lightbox.sanitise = {
      tags: ['em', 'mark', 'img', 'a'],
      attributes: ['src', 'alt', 'href', 'onclick'],
    }
  if (query.get('sanitise') === 'off') lightbox.sanitise = false
  window.vitrineSettings = { lightbox }

  document.addEventListener('DOMContentLoaded', () => {
    for (const link of document.querySelectorAll('[data-knob]')) {
      const [name, value] = link.dataset.knob.split('=')
      if ((query.get(name) ?? '') === value) link.setAttribute('aria-current', 'true')
      const own = new URLSearchParams(query)
      own.set(name, value)
      link.href = `?${own}`
    }
    document.querySelector('[data-add]').addEventListener('click', ({ currentTarget }) => {
      const like = document.querySelector('#lake a')
      const link = like.cloneNode(true)
      link.href = '/gallery/pictures/wide/92.svg'
      link.title = currentTarget.dataset.text
      link.querySelector('img').src = '/pictures/92.svg'
      link.querySelector('img').alt = currentTarget.dataset.title
      like.parentElement.append(link)
      currentTarget.disabled = true
    })
  })
}
