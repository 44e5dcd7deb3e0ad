/*
 * The page settings, from the URL: `?cutoff=on` skips the gallery on small screens, `?sanitise=own` sets lists of
 * allowed markup for captions, `?sanitise=off` shows captions as plain text. A theme would write fixed settings.
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
    for (const link of document.querySelectorAll('[data-setting]')) {
      const [name, value] = link.dataset.setting.split('=')
      if ((query.get(name) ?? '') === value) link.setAttribute('aria-current', 'true')
      const params = new URLSearchParams(query)
      params.set(name, value)
      link.href = `?${params}`
    }
    document.querySelector('[data-add]').addEventListener('click', ({ currentTarget }) => {
      const original = document.querySelector('#lake a')
      const link = original.cloneNode(true)
      link.href = '/gallery/pictures/wide/92.svg'
      link.title = currentTarget.dataset.text
      link.querySelector('img').src = '/pictures/92.svg'
      link.querySelector('img').alt = currentTarget.dataset.title
      original.parentElement.append(link)
      currentTarget.disabled = true
    })
  })
}
