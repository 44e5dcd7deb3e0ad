import { screen, within } from '@testing-library/react'
import Cookies from 'js-cookie'
import { anAnswer } from '../../../support/answers'
import { takeConsole } from '../../../support/console'
import { cityLoft, lakeCabin } from '../../../support/listings'
import { aVisitor, change, visit } from '../../../support/page'
import { required } from '../../../support/required'
import { aMoment } from '../../../support/time'
import { openWire } from '../../../support/wire'

const NAME = 'riot_solr_flag_items'

beforeEach(forget)
afterEach(forget)

function forget() {
  localStorage.clear()
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
}

const saved = (name = NAME): unknown => JSON.parse(Cookies.get(name) ?? '[]')

const search = (template = '') => `
  <div data-vitrine="search" data-vitrine-solr.url="/solr/select" data-vitrine-solr.request_cache="false"
    data-vitrine-solr.return_full_docs="false"><div data-vitrine="results">${template}</div></div>`

async function found(html: string, docs: readonly { id: string }[] = [lakeCabin, cityLoft]) {
  const wire = openWire()
  const page = await visit(html)
  await wire.answer(anAnswer({ docs }))
  return page
}

const flags = () => screen.getAllByRole('button', { name: /flag/i })

describe('a flag in a result template (spec 3.10, 4.6)', () => {
  it('shows Flag with its class, then Unflag with its class; the cookie holds the id', async () => {
    await found(search())
    const [flag] = flags()
    expect(flag).toHaveTextContent(/^Flag$/)
    expect(flag).toHaveClass('rs-flag', { exact: true })
    expect(flag).toHaveAccessibleName(`Flag: ${lakeCabin.title}`)
    await aVisitor().click(required(flag))
    expect(flag).toHaveTextContent(/^Unflag$/)
    expect(flag).toHaveClass('rs-unflag', { exact: true })
    await aMoment()
    expect(saved()).toEqual([lakeCabin.id])
    await aVisitor().click(required(flag))
    expect(flag).toHaveTextContent(/^Flag$/)
    await aMoment()
    expect(saved()).toEqual([])
  })

  it("is stored in a cookie at path '/', as an array of texts, for a year", async () => {
    await found(search())
    const written = jest.spyOn(Document.prototype, 'cookie', 'set')
    await aVisitor().click(required(flags()[0]))
    await aMoment()
    const [cookie = ''] = written.mock.calls.flat().filter((one) => one.startsWith(`${NAME}=`))
    written.mockRestore()
    const [pair = '', ...attributes] = cookie.split('; ')
    expect(JSON.parse(decodeURIComponent(pair.slice(NAME.length + 1)))).toEqual([lakeCabin.id])
    expect(attributes).toEqual(expect.arrayContaining(['path=/', 'sameSite=lax']))
    const [until = ''] = attributes.filter((one) => one.startsWith('expires='))
    const days = (Date.parse(until.slice('expires='.length)) - Date.now()) / 864e5
    expect(Math.round(days)).toBe(365)
  })

  it('shows before its first paint what was saved on an earlier visit', async () => {
    Cookies.set(NAME, JSON.stringify([cityLoft.id]), { path: '/' })
    await found(search())
    expect(flags().map((one) => one.textContent)).toEqual(['Flag', 'Unflag'])
  })

  it('takes its texts, classes, namespace and key from the template', async () => {
    const template = `<template data-vitrine-template="result"><p data-vitrine-text="title"></p>
      <div data-vitrine="flag" data-vitrine-config='{"text": {"flag": "Flag for later", "unflag": "Unflag it"},
        "classes": {"flag": "btn", "unflag": "btn is-on"}, "namespace": "later", "key": "item"}'></div></template>`
    await found(search(template), [{ ...lakeCabin, item: ['x:1', 'x:2'] } as { id: string }])
    const [flag] = flags()
    expect(flag).toHaveTextContent('Flag for later')
    expect(flag).toHaveClass('btn', { exact: true })
    await aVisitor().click(required(flag))
    await aMoment()
    expect(flag).toHaveTextContent('Unflag it')
    expect(flag).toHaveClass('btn is-on', { exact: true })
    expect([saved('later'), saved()]).toEqual([['x:1'], []])
  })

  it('with a key that no document has is left out, and reported once', async () => {
    await found(
      search(`<template data-vitrine-template="result"><p data-vitrine-text="title"></p>
        <div data-vitrine="flag" data-vitrine-key="item"></div></template>`),
    )
    expect(screen.queryAllByRole('button')).toEqual([])
    expect(screen.getByText(lakeCabin.title)).toBeVisible()
    expect(takeConsole()).toEqual([
      'error: Vitrine: flag in a result template was not mounted.\n  item is missing, expected the field "item" in each document',
    ])
  })

  it('with the same text for both states has aria-pressed', async () => {
    await found(
      search(`<template data-vitrine-template="result"><p data-vitrine-text="title"></p>
        <div data-vitrine="flag" data-vitrine-text.flag="Flagged" data-vitrine-text.unflag="Flagged"></div></template>`),
    )
    const [flag] = flags()
    expect(flag).toHaveAttribute('aria-pressed', 'false')
    await aVisitor().click(required(flag))
    expect(flag).toHaveAttribute('aria-pressed', 'true')
  })
})

describe('one item in many places (spec 4.6)', () => {
  const five = `${search(`<template data-vitrine-template="result"><p data-vitrine-text="title"></p>
      <div data-vitrine="flag"></div><div data-vitrine="flag"></div></template>`)}
    <article data-id="${lakeCabin.id}"><h3>Teaser</h3><a href="/flag/1" data-vitrine="flag">Flag</a></article>
    <div data-vitrine="flag" data-vitrine-item="${lakeCabin.id}"></div>
    <div data-vitrine="flag" data-vitrine-item="${lakeCabin.id}" data-vitrine-namespace="other"></div>`

  it('changes everywhere on one click, only in its namespace, and in later elements too', async () => {
    await found(five, [lakeCabin])
    expect(flags().map((one) => one.textContent)).toEqual(['Flag', 'Flag', 'Flag', 'Flag', 'Flag'])
    await aVisitor().click(required(flags()[1]))
    const after = ['Unflag', 'Unflag', 'Unflag', 'Unflag', 'Flag']
    expect(flags().map((one) => one.textContent)).toEqual(after)
    await change(() => {
      document.body.insertAdjacentHTML(
        'beforeend',
        `<button data-vitrine="flag" data-vitrine-item="${lakeCabin.id}">Flag</button>`,
      )
    })
    await aMoment()
    expect(flags().at(-1)).toHaveTextContent('Unflag')
    await aVisitor().click(required(flags().at(-1)))
    expect(flags().map((one) => one.textContent)).toEqual(Array(6).fill('Flag'))
  })

  it('is reported to the page’s scripts, which can toggle it', async () => {
    const page = await found(five, [lakeCabin])
    const heard: unknown[] = []
    page.bus.on('flags:changed', (event) => heard.push(event))
    await change(() => page.bus.emit('flags:toggle', { id: lakeCabin.id }))
    await aMoment()
    expect(flags()[0]).toHaveTextContent('Unflag')
    await change(() => page.bus.emit('flags:toggle', { id: '17', namespace: 'other' }))
    const { id } = lakeCabin
    expect(heard).toEqual([
      { namespace: NAME, ids: [id], added: [id], removed: [] },
      { namespace: 'other', ids: ['17'], added: ['17'], removed: [] },
    ])
    expect(page.getState().flags).toEqual({ [NAME]: [id], other: ['17'] })
  })

  it('is announced with the number of saved items', async () => {
    await found(five, [lakeCabin])
    const region = required(document.querySelector<HTMLElement>('.vitrine-announcer'))
    await aVisitor().click(required(flags()[0]))
    expect(within(region).getByText('Saved. 1 saved item')).toBeInTheDocument()
    await aVisitor().click(required(flags()[0]))
    expect(within(region).getByText('Removed. 0 saved items')).toBeInTheDocument()
  })
})

it('a page without a flag can toggle items: the flow is loaded then', async () => {
  const page = await visit('<p>Nothing of ours</p>')
  await change(() => page.bus.emit('flags:toggle', { id: '17' }))
  await change(() => page.bus.emit('flags:toggle', { id: '18' }))
  await aMoment()
  expect(saved()).toEqual(['17', '18'])
})

it.each([undefined, null, 'id', {}, { id: '' }, { id: {} }, { id: '17', namespace: 17 }])(
  'a command that names no item is reported, and nothing is saved: %j',
  async (payload) => {
    const page = await visit('<p>Nothing of ours</p>')
    await change(() => page.bus.emit('flags:toggle', payload as never))
    await aMoment()
    expect(page.getState().flags).toEqual({})
    expect(takeConsole()).toEqual([
      expect.stringMatching(
        /^error: Vitrine: flags:toggle takes \{"id": "17"\} and may have a namespace, got .+; nothing is saved\.$/,
      ),
    ])
  },
)

describe('a change by another tab', () => {
  const flag = '<button data-vitrine="flag" data-vitrine-item="17">Flag</button>'

  it('is shown on its event', async () => {
    await visit(flag)
    await aMoment()
    Cookies.set(NAME, '["17"]', { path: '/' })
    await change(() => window.dispatchEvent(new Event('focus')))
    expect(flags()[0]).toHaveTextContent('Unflag')
    Cookies.set(NAME, '[]', { path: '/' })
    const event = new StorageEvent('storage', {
      key: NAME,
      newValue: 'x',
      storageArea: localStorage,
    })
    await change(() => window.dispatchEvent(event))
    expect(flags()[0]).toHaveTextContent('Flag')
  })

  it('is read before each toggle', async () => {
    await visit(flag)
    await aMoment()
    Cookies.set(NAME, '["1","2"]', { path: '/' })
    await aVisitor().click(required(flags()[0]))
    await aMoment()
    expect(saved()).toEqual(['1', '2', '17'])
  })
})

describe('the cookie of an older site', () => {
  const flag = '<button data-vitrine="flag" data-vitrine-item="17">Flag</button>'

  it.each([
    ['raw JSON', '["16","17"]'],
    ['numbers, and ids twice', '[16,17,17]'],
  ])('is read when it is %s', async (_, text) => {
    // biome-ignore lint/suspicious/noDocumentCookie: as an older script did, without encoding.
    document.cookie = `${NAME}=${text}; path=/`
    await visit(flag)
    await aMoment()
    expect(flags()[0]).toHaveTextContent('Unflag')
    await aVisitor().click(required(flags()[0]))
    await aMoment()
    expect(saved()).toEqual(['16'])
  })

  it('is backed up and reported once when it is corrupt', async () => {
    Cookies.set(NAME, '["16","17', { path: '/' })
    await visit(`${flag}${flag}`)
    await aMoment()
    await aVisitor().click(required(flags()[0]))
    await aMoment()
    expect(saved()).toEqual(['17'])
    expect(localStorage.getItem(`${NAME}.broken-cookie`)).toBe('["16","17')
    expect(takeConsole()).toEqual([
      `warn: Vitrine: saved items: the cookie "${NAME}" must be a JSON array of ids, such as ["17","18"], got "["16","17"; what can be read of it counts, and it is backed up as "${NAME}.broken-cookie".`,
    ])
  })
})

it('with store: local no cookie is written', async () => {
  await visit(
    '<button data-vitrine="flag" data-vitrine-item="17" data-vitrine-store="local">x</button>',
  )
  await aMoment()
  await aVisitor().click(required(flags()[0]))
  await aMoment()
  expect(Cookies.get()).toEqual({})
  expect(localStorage.getItem(NAME)).toContain('"17"')
})

it('a pending change is written when the page is left', async () => {
  await visit('<button data-vitrine="flag" data-vitrine-item="17">Flag</button>')
  await aMoment()
  // The lock is not granted, since another tab hangs.
  const locks = { request: () => new Promise(() => {}) }
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
  try {
    await aVisitor().click(required(flags()[0]))
    expect(saved()).toEqual([])
    window.dispatchEvent(new Event('pagehide'))
    expect(saved()).toEqual(['17'])
  } finally {
    Reflect.deleteProperty(navigator, 'locks')
  }
})
