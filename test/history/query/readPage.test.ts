import { readPage } from '../../../mount/history/address'

describe('the path of the page', () => {
  afterEach(() => history.replaceState(null, '', '/'))

  it.each([
    ['/find', '/find'],
    ['//other.example/find', '/other.example/find'],
    ['///other.example/', '/other.example/'],
  ])('of %s is %s, which makes no link to another site', (path, own) => {
    history.replaceState(null, '', `${location.origin}${path}?query=lake`)
    expect(location.pathname).toBe(path)
    expect(readPage()).toEqual({ path: own, query: 'query=lake' })
  })
})
