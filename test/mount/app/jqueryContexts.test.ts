import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { recordBusEvents } from '../../support/busLog'
import { onTestEnd } from '../../support/onTestEnd'
import { change, visit } from '../../support/page'
import { mountPoints, searchElement } from '../../support/searchElement'
import { openWire } from '../../support/wire'

type Context = ArrayLike<unknown> | Node | string | undefined

interface Behavior {
  attach(context: Context, settings: object): void
  detach(context: Context, settings: object, trigger: string): void
}

interface JQuery extends ArrayLike<Node> {
  find(selector: string): JQuery
  html(markup: string): JQuery
  contents(): JQuery
}

/** The release that Drupal 7 has, as its script tag runs it. */
const release = readFileSync(join(__dirname, 'jquery-1.4.4/jquery.min.js'), 'utf8')

function loadJquery(): (what: string | Node) => JQuery {
  new Function(release).call(window)
  const { jQuery } = window as unknown as { jQuery: (what: string | Node) => JQuery }
  return jQuery
}

/** Drupal 7's own loop: what it gets as context is handed over as it is. */
function installDrupal() {
  const behaviors: Record<string, Behavior> = {}
  const drupal = {
    settings: { basePath: '/' },
    behaviors,
    attachBehaviors(context: Context) {
      for (const one of Object.values(behaviors)) one.attach(context, drupal.settings)
    },
    detachBehaviors(context: Context, trigger = 'unload') {
      for (const one of Object.values(behaviors)) one.detach(context, drupal.settings, trigger)
    },
  }
  Object.assign(window, { Drupal: drupal })
  onTestEnd(() => {
    Reflect.deleteProperty(window, 'Drupal')
  })
  return drupal
}

async function open() {
  openWire()
  const drupal = installDrupal()
  await visit('<div id="region"></div><div id="other"></div>')
  return { $: loadJquery(), drupal, log: recordBusEvents() }
}

const listings = searchElement(mountPoints('search-box'))
const roots = () => document.querySelectorAll('[data-vitrine-root]').length
const count = (log: readonly string[], name: string) =>
  log.filter((line) => line.startsWith(name)).length

describe('a context of jQuery 1.4.4', () => {
  it('is the version that Drupal 7 has', async () => {
    const { $ } = await open()
    expect(Reflect.get($('body'), 'jquery')).toBe('1.4.4')
  })

  it('attaches and detaches exactly once', async () => {
    const { $, drupal, log } = await open()
    await change(() => {
      const region = $('#region').html(listings)
      drupal.attachBehaviors(region)
      drupal.attachBehaviors(region.contents())
      drupal.attachBehaviors($(document))
    })
    expect(roots()).toBe(1)
    expect(count(log, 'widget:mounted')).toBe(1)
    await change(() => drupal.detachBehaviors($('#region'), 'serialize'))
    expect(roots()).toBe(1)
    await change(() => {
      drupal.detachBehaviors($('#region'))
      drupal.detachBehaviors($('#region'))
    })
    expect(roots()).toBe(0)
    expect(count(log, 'content:detached')).toBe(1)
  })

  it('attaches before the observer does, with an event for each of its elements', async () => {
    const { $, drupal, log } = await open()
    await change(() => {
      $('#region').html(listings)
      $('#other').html(searchElement(mountPoints('pager'), { fragment_prefix: 'two' }, 'second'))
      drupal.attachBehaviors($('#region, #other'))
      expect(document.querySelectorAll('#listings[data-state]')).toHaveLength(1)
    })
    expect(count(log, 'content:attached')).toBe(2)
  })

  it.each([
    ['an empty object', () => []],
    ['texts and windows', () => ['markup', window, null, 7]],
  ])('with %s attaches nothing', async (_, context) => {
    const { drupal, log } = await open()
    await change(() => {
      drupal.attachBehaviors(context())
      drupal.detachBehaviors(context())
      drupal.attachBehaviors('text')
      drupal.attachBehaviors(undefined)
    })
    expect(log.filter((line) => line.startsWith('content'))).toEqual([])
  })

  it('may be a NodeList or an HTMLCollection', async () => {
    const { drupal } = await open()
    await change(() => {
      document.body.insertAdjacentHTML('beforeend', `<section>${listings}</section>`)
      drupal.attachBehaviors(document.querySelectorAll('section'))
    })
    expect(roots()).toBe(1)
    await change(() => drupal.detachBehaviors(document.getElementsByTagName('section')))
    expect(roots()).toBe(0)
  })
})
