import { platformUrl } from '../../../mount/browser/platformUrl'

const pageState = { ajaxPageState: { jquery_version: '3.7' } }
const named = '?ajax_page_state%5Bjquery_version%5D=3.7'

afterEach(() => {
  Reflect.deleteProperty(window, 'drupalSettings')
  Reflect.deleteProperty(window, 'Drupal')
})

describe('a request to the platform (spec 7.6)', () => {
  it.each([
    ['drupalSettings', pageState],
    ['Drupal', { settings: pageState }],
  ])("carries the page state's jquery_version, from %s", (name, settings) => {
    Object.assign(window, { [name]: settings })
    expect(platformUrl('/solr/select')).toBe(`${location.origin}/solr/select${named}`)
    expect(platformUrl('/solr/select?a=b')).toContain('?a=b&ajax_page_state')
  })

  it('is unchanged when the page has no such state, or one that is no text', () => {
    expect(platformUrl('/solr/select')).toBe('/solr/select')
    Object.assign(window, { drupalSettings: { ajaxPageState: { jquery_version: 3 } } })
    expect(platformUrl('/solr/select')).toBe('/solr/select')
  })

  it('sends no page state to other origins', () => {
    Object.assign(window, { drupalSettings: pageState })
    expect(platformUrl('https://elsewhere.test/select')).toBe('https://elsewhere.test/select')
  })
})
