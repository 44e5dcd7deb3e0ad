// What a visitor has told Usercentrics: its window event is named `ucEvent` in its admin interface, and
// the categories are those of your configuration.
window.addEventListener('ucEvent', ({ detail }) => {
  if (detail?.event !== 'consent_status') return
  const { functional, marketing } = detail.ucCategory
  // Neither yes nor no: some services of the category are allowed and some are not.
  const yes = (one) => one === true
  const said = {
    analytics: yes(marketing),
    marketing: yes(marketing),
    embeds: yes(functional),
    storage: yes(functional),
  }
  window.vitrineQueue ||= []
  window.vitrineQueue.push(['emit', 'consent:set', said])
})
