import { takeConsole } from '../../support/console'
import { change, visit } from '../../support/page'
import { aMoment } from '../../support/time'

const jQuery = jest.requireActual('jquery')
const picture = '<img src="/lake.jpg" alt="">'

/** What Drupal's Insert hands to the listeners of its event, and what it inserts then. */
function insert(options: object, $ = jQuery): unknown {
  const insertion = { filename: 'lake.jpg', style: 'large', content: picture, ...options }
  const { event } = $ as unknown as { event: { trigger(name: string, data: unknown[]): void } }
  event.trigger('insertIntoActiveEditor', [insertion])
  return insertion.content
}

const setGlobal = ($: unknown) => Object.assign(window, { jQuery: $ })
const lake = { widgetType: 'image_image', fields: { title: 'The lake', alt: '' } }
const wrapped = `[caption caption="The lake" align="left"]${picture}[/caption]`

async function arrive(attributes = '') {
  const page = await visit(`<form data-vitrine="caption-editor" ${attributes}></form>`)
  await aMoment()
  return page
}

afterEach(() => Reflect.deleteProperty(window, 'jQuery'))

describe("Drupal's Insert (spec 5.6)", () => {
  it('adds a caption to media with a title until the widget is detached', async () => {
    setGlobal(jQuery)
    const page = await arrive()
    expect(insert(lake)).toBe(wrapped)
    await change(() => page.detach())
    expect(insert(lake)).toBe(picture)
  })

  it.each([
    ['no title', { ...lake, fields: { alt: 'The lake' } }],
    ['an empty title', { ...lake, fields: { title: '' } }],
    ['a blank title', { ...lake, fields: { title: ' \n ' } }],
    ['another widget', { ...lake, widgetType: 'file_generic' }],
    ['no widget', { fields: lake.fields }],
    ['no fields', { widgetType: 'image_image' }],
    ['fields that are none', { ...lake, fields: 3 }],
    ['a title that is none', { ...lake, fields: { title: { trim: 1 } } }],
    ['the name of every object’s own', { ...lake, widgetType: 'constructor' }],
  ])('adds no caption to media with %s', async (_, options) => {
    setGlobal(jQuery)
    await arrive()
    expect(insert(options)).toBe(picture)
  })

  it('adds no caption to content that has one or is not text', async () => {
    setGlobal(jQuery)
    await arrive()
    expect(insert({ ...lake, content: wrapped })).toBe(wrapped)
    expect(insert({ ...lake, content: 3 })).toBe(3)
  })

  it('adds one caption with several mount points', async () => {
    setGlobal(jQuery)
    await visit('<form data-vitrine="caption-editor"></form>'.repeat(2))
    await aMoment()
    expect(insert(lake)).toBe(wrapped)
  })

  it('adds captions for the configured widget types only', async () => {
    setGlobal(jQuery)
    await arrive('data-vitrine-widget_types="media_generic, image_miw" data-vitrine-align="center"')
    expect(insert(lake)).toBe(picture)
    expect(insert({ ...lake, widgetType: 'image_miw' })).toBe(
      `[caption caption="The lake" align="center"]${picture}[/caption]`,
    )
  })

  it('escapes the title', async () => {
    setGlobal(jQuery)
    await arrive()
    const of = (title: string) => insert({ ...lake, fields: { title } })
    expect(of('a &quot;b&quot; &amp; it&#39;s')).toBe(
      String.raw`[caption caption="a \"b\" &amp; it's" align="left"]${picture}[/caption]`,
    )
    expect(of('<img src=x onerror=alert(1)>')).toBe(
      `[caption caption="&lt;img src=x onerror=alert(1)&gt;" align="left"]${picture}[/caption]`,
    )
  })

  it('works with a jQuery that loads later', async () => {
    await arrive()
    setGlobal(jQuery)
    expect(insert(lake)).toBe(picture)
    await change(() => document.body.append(document.createElement('textarea')))
    await aMoment()
    expect(insert(lake)).toBe(wrapped)
  })

  it('works beside an editor with an unexpected API, which is reported once', async () => {
    setGlobal(jQuery)
    Object.assign(window, { tinymce: { get: () => [null] } })
    await arrive()
    await change(() => document.body.append(document.createElement('textarea')))
    await aMoment()
    Reflect.deleteProperty(window, 'tinymce')
    expect(insert(lake)).toBe(wrapped)
    expect(takeConsole()).toEqual([
      expect.stringContaining('Vitrine: captions: an editor has an unexpected API: TypeError'),
    ])
  })
})
