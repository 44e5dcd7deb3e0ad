/**
 * The pushes into the data layer, on this page and on earlier pages of this tab.
 * @returns {readonly import('./lines.js').Line[]}
 */
export function pushLines() {
  const pushes = window.vitrineQaPushes?.() ?? []
  return pushes.map(({ time, page, message, outcome }) => ({
    time,
    name: nameOf(message),
    text: `${outcome}, on ${page}`,
    body: JSON.stringify(message, null, 2),
    failed: outcome === 'threw',
  }))
}

function nameOf(message) {
  if (Array.isArray(message)) return message.slice(0, 2).join(' ')
  return message?.event ?? Object.keys(message ?? {}).join(', ')
}
