// What a visitor has answered Cookiebot, on each page and after each change.
for (const event of ['CookiebotOnAccept', 'CookiebotOnDecline']) {
  window.addEventListener(event, () => {
    const { statistics, marketing, preferences } = window.Cookiebot.consent
    const consent = { analytics: statistics, marketing, embeds: marketing, storage: preferences }
    window.vitrineQueue ||= []
    window.vitrineQueue.push(['emit', 'consent:set', consent])
  })
}
