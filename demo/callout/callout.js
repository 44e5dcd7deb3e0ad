/* The page's script: deletes the cookie of the closed banner. */
document.querySelector('[data-forget]').addEventListener('click', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has a cookie store
  document.cookie = 'bt_callout_banner=; path=/; max-age=0'
  location.reload()
})
