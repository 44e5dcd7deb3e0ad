import { aListing, arriveAtShop, type ReachedBy, theProducts } from '../../../support/shopPage'
import { pass } from '../../../support/time'
import { scrollTo } from '../../../support/viewport'

const cabin = `<article data-vitrine="product" data-vitrine-id="p-12" data-vitrine-detail>Lake cabin</article>`

afterEach(() => {
  sessionStorage.clear()
})

/** Opens a page and scrolls to a number of its products. @returns the names of the events sent. */
async function lookAt(by: ReachedBy, html: string, count = 0): Promise<readonly string[]> {
  const { dataLayer } = await arriveAtShop(html, 'answers', by)
  for (const one of count > 0 ? theProducts().slice(0, count) : []) scrollTo(one)
  await pass(3000)
  return dataLayer.log()
}

describe('reported views after Back to a page that is loaded again', () => {
  it('are not reported again', async () => {
    expect(await lookAt('navigate', aListing(3), 2)).toEqual(['view_item_list p-1 p-2'])
    expect(await lookAt('back_forward', aListing(3), 2)).toEqual([])
    expect(await lookAt('back_forward', aListing(3), 3)).toEqual(['view_item_list p-3'])
    expect(await lookAt('back_forward', aListing(3), 3)).toEqual([])
  })

  it("include the product's own page", async () => {
    expect(await lookAt('navigate', cabin)).toEqual(['view_item p-12'])
    expect(await lookAt('back_forward', cabin)).toEqual([])
  })

  it.each(['{"analytics":false}', '{"storage":false}'])(
    'are not stored when consent is %s',
    async (consent) => {
      const settings = `<script type="application/json" data-vitrine-settings>{"consent":${consent}}</script>`
      await lookAt('navigate', settings + aListing(1) + cabin, 1)
      expect(sessionStorage).toHaveLength(0)
      expect(await lookAt('back_forward', aListing(1) + cabin, 1)).toHaveLength(2)
    },
  )

  it.each(['navigate', 'reload'] as const)('are reported again by %s', async (how) => {
    await lookAt('navigate', aListing(1) + cabin, 1)
    expect(await lookAt(how, aListing(1) + cabin, 1)).toEqual([
      'view_item p-12',
      'view_item_list p-1',
    ])
  })

  it.each([
    'no JSON',
    '{"/":["list"]}',
    '[["/"],["/",[1]],[null,null],"/"]',
    '[["/elsewhere",["product p-12"]]]',
  ])('are reported when storage holds %s', async (stored) => {
    sessionStorage.setItem('vitrine-views', stored)
    expect(await lookAt('back_forward', cabin)).toEqual(['view_item p-12'])
  })

  it('are reported each time when storage is blocked', async () => {
    const refuse = () => {
      throw new DOMException('Blocked', 'SecurityError')
    }
    const blocked = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse)
    await lookAt('navigate', cabin)
    expect(await lookAt('back_forward', cabin)).toEqual(['view_item p-12'])
    blocked.mockRestore()
  })
})
