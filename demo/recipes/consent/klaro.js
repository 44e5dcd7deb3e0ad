// What a visitor has told Klaro; the names are those of the services in your klaroConfig.
{
  const manager = window.klaro.getManager()
  const tell = ({ analytics = false, ads = false, maps = false, caches = false }) => {
    const said = { analytics, marketing: ads, embeds: maps, storage: caches }
    window.vitrineQueue ||= []
    window.vitrineQueue.push(['emit', 'consent:set', said])
  }
  if (manager.confirmed) tell(manager.consents)
  manager.watch({
    update(_manager, event, data) {
      if (event === 'saveConsents') tell(data.consents)
    },
  })
}
