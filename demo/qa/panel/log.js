import { element } from './element.js'
import { eventLine, problemLines, requestLine } from './lines.js'
import { pushLines } from './pushLines.js'
import { requests } from './requests.js'

const VIEWS = {
  events: 'Events',
  requests: 'Requests',
  pushes: 'Analytics',
  failures: 'Failures and problems',
}

/**
 * Creates the live log of bus events, requests, analytics pushes and problems. It listens and polls only while it is
 * open.
 * @returns {{ view: HTMLElement, start(): void, stop(): void }}
 */
export function log(qa) {
  let view = 'events'
  let logged = []
  let frame = 0
  const list = element('ol', { class: 'lines', tabindex: '0', 'aria-label': 'Log' })
  const draw = () => {
    frame = 0
    const lines = linesOf(view, qa.events, logged)
    list.replaceChildren(...lines.map(row))
    if (lines.length === 0) list.append(element('li', {}, 'Nothing yet.'))
  }
  const drawSoon = () => {
    frame ||= requestAnimationFrame(draw)
  }
  const poll = requests((entries) => {
    logged = entries
    if (view !== 'events') drawSoon()
  })
  const choose = (name) => {
    view = name
    draw()
  }
  const clear = async () => {
    qa.events.length = 0
    logged = []
    window.vitrineQaClear?.()
    await fetch('/qa/log/clear', { method: 'POST' })
    draw()
  }
  return {
    view: element('section', { 'aria-label': 'Log' }, bar(choose, clear), list),
    start() {
      qa.watchers.add(drawSoon)
      document.addEventListener('vitrine-qa:push', drawSoon)
      poll.start()
      draw()
    },
    stop() {
      qa.watchers.delete(drawSoon)
      document.removeEventListener('vitrine-qa:push', drawSoon)
      poll.stop()
      cancelAnimationFrame(frame)
      frame = 0
    },
  }
}

/** The lines of a view, newest first. */
function linesOf(view, events, logged) {
  const happened = events.map(eventLine)
  const sent = logged.map(requestLine)
  if (view === 'events') return happened.reverse()
  if (view === 'requests') return sent.reverse()
  if (view === 'pushes') return pushLines().reverse()
  const failed = [...happened, ...sent].filter((line) => line.failed)
  return [...problemLines(), ...failed.sort((a, b) => b.time - a.time)]
}

function bar(choose, clear) {
  const radios = Object.entries(VIEWS).map(([name, text]) =>
    element(
      'label',
      {},
      element('input', {
        type: 'radio',
        name: 'view',
        value: name,
        checked: name === 'events',
        change: () => choose(name),
      }),
      text,
    ),
  )
  const legend = element('legend', {}, 'Show')
  return element(
    'div',
    { class: 'bar' },
    element('fieldset', {}, legend, ...radios),
    element('button', { type: 'button', click: clear }, 'Clear the log'),
  )
}

function row({ time, name, text, body, failed }) {
  const summary = [
    element(
      'span',
      { class: 'time' },
      time === 0 ? '' : new Date(time).toISOString().slice(11, 23),
    ),
    ' ',
    element('strong', {}, name),
    ' ',
    text,
  ]
  const content = body
    ? [element('details', {}, element('summary', {}, ...summary), element('pre', {}, body))]
    : summary
  return element('li', { class: failed ? 'failed' : 'line' }, ...content)
}
