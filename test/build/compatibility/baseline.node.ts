import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { newScriptFeatures } from './newScriptFeatures'
import { newStyleFeatures } from './newStyleFeatures'

/** Names that also belong to objects of our code or of a library. */
const OTHER_OBJECTS = [
  'ArrayBuffer.prototype.resize', // a slide of PhotoSwipe
  'Error.prototype.isError', // a slide of PhotoSwipe
  'HTMLInputElement.prototype.capture', // an option of listeners
  'IntersectionObserver.prototype.delay', // an option of React's scheduler
  'Iterator.prototype.take', // a channel of redux-saga
  'MediaStreamTrack.prototype.stats', // a field of Solr's response
  'Navigator.prototype.keyboard', // an option of Leaflet
  'Navigator.prototype.share', // a prop of React's view transitions
  'Notification.prototype.badge', // a field on a card
  'Notification.prototype.icon', // an option of a marker
  'Notification.prototype.tag', // a tag of sanitize-html
  'ScreenOrientation.prototype.unlock', // a function of lead forms
  'TransitionEvent.prototype.animation', // the name of an event in React
  'VTTCue.prototype.region', // a part of a locale's names
  'Window.prototype.maximize', // a method of Intl.Locale
]

/** Features that nothing needs: each is guarded, or the page does without it. */
const GUARDED: Readonly<Record<string, string>> = {
  'Document.prototype.prerendering': 'undefined where no browser loads pages ahead',
  'Element.prototype.startViewTransition': 'in a try statement of React',
  'HTMLScriptElement.prototype.fetchPriority': 'a hint, which React copies',
  'UIEvent.prototype.sourceCapabilities': 'Leaflet checks that it exists',
  'Window.prototype.cookieStore': "guarded by 'cookieStore' in window",
  'WorkerNavigator.prototype.connection': 'each use checks that it exists',
  TouchEvent: 'Leaflet checks that it exists',
  trustedTypes: 'without it the policy is left out',
  '-webkit-tap-highlight-color': 'no colour while a finger presses',
  '-webkit-touch-callout': 'no menu while a finger presses a picture',
  'accent-color': 'the colour of checkboxes; the browser has its own',
  'contain: style': 'isolation of counters, which saves time only',
  'content-visibility': 'saves time only',
  'content-visibility: auto': 'saves time only',
  'forced-color-adjust': 'in @media (forced-colors: active), where a browser has both',
  'forced-color-adjust: none': 'in @media (forced-colors: active), where a browser has both',
  'overscroll-behavior': 'scrolling may go on in the page behind',
  'scrollbar-color': 'the look of scroll bars',
  'scrollbar-gutter': 'room for scroll bars, which lie above the page in Safari',
  'scrollbar-gutter: stable': 'room for scroll bars, which lie above the page in Safari',
  'scrollbar-width': 'the look of scroll bars',
  'scrollbar-width: thin': 'the look of scroll bars',
  'text-align: match-parent': 'Safari reads -webkit-match-parent',
  'user-select': 'Safari reads -webkit-user-select',
}

const ALLOWED = new Set([...OTHER_OBJECTS, ...Object.keys(GUARDED)])

const DIST = new URL('../../../dist/', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, DIST), 'utf8')
const MODULES = readdirSync(new URL('esm', DIST))
  .map((name) => `esm/${name}`)
  .filter((name) => name.endsWith('.js'))
const SCRIPTS = ['vitrine.js', 'vitrine-head.js', ...MODULES]

test('the built files use nothing that a browser of the baseline lacks', () => {
  const found = new Set([
    ...SCRIPTS.flatMap((name) => newScriptFeatures(read(name))),
    ...newStyleFeatures(read('vitrine.css')),
  ])
  const missing = [...found].filter((name) => !ALLOWED.has(name))
  assert.deepEqual(missing, [], 'guard these, or say here why not')
})
