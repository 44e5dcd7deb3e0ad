// What a visitor has answered Usercentrics: its window event is named `ucEvent` in its admin interface, and
// the categories are those of your configuration.
window.addEventListener('ucEvent', ({ detail }) => {
  if (detail?.event !== 'consent_status') return
  const { functional, marketing } = detail.ucCategory
  // A category is null when the visitor allows only some of its services: that is a no here.
  const isAllowed = (category) => category === true
  const consent = {
    analytics: isAllowed(marketing),
    marketing: isAllowed(marketing),
    embeds: isAllowed(functional),
    storage: isAllowed(functional),
  }
  window.vitrineQueue ||= []
  window.vitrineQueue.push(['emit', 'consent:set', consent])
})
