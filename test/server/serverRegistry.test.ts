import { registry, WIDGET_NAMES } from '../../mount/registry'
import { WIDGET_NAMES as SERVER_NAMES, serverRegistry } from '../../mount/server/serverRegistry'

describe('the widgets of the server', () => {
  it('are known by the names of the registry', () => {
    expect([...SERVER_NAMES].sort()).toEqual([...WIDGET_NAMES].sort())
  })

  it('join in the order of the registry', () => {
    const order = registry.map(({ name }) => name)
    const ranks = serverRegistry.map(({ name }) => order.indexOf(name))
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
    expect(ranks).not.toContain(-1)
  })
})
