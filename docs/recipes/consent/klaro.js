// What a visitor has answered Klaro; the names are those of the services in your klaroConfig.
{
  const manager = window.klaro.getManager()
  const setConsent = ({ analytics = false, ads = false, maps = false, caches = false }) => {
    const consent = { analytics, marketing: ads, embeds: maps, storage: caches }
    window.vitrineQueue ||= []
    window.vitrineQueue.push(['emit', 'consent:set', consent])
  }
  if (manager.confirmed) setConsent(manager.consents)
  manager.watch({
    update(_manager, event, data) {
      if (event === 'saveConsents') setConsent(data.consents)
    },
  })
}
