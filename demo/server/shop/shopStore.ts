import type { CartLine } from './cart'

/** The values of a step, by field. */
export type Entered = Readonly<Record<string, string>>

/** The state of one visitor. */
export interface Visitor {
  /** The number of the cart, so that a form that is sent twice is recognised. */
  readonly cart: number
  readonly lines: readonly CartLine[]
  /** The values by step of the checkout. */
  readonly entered: ReadonlyMap<number, Entered>
}

export interface Order {
  readonly number: number
  /** The visitor who placed it and may see it. */
  readonly visitor: string
  readonly cart: number
  readonly lines: readonly CartLine[]
  /** Dollars. */
  readonly shipping: number
  readonly entered: ReadonlyMap<number, Entered>
}

/** The store of carts and orders. */
export interface ShopStore {
  /** @param id null for a new visitor. */
  visitor(id: string | null): Visitor
  change(id: string, change: Partial<Visitor>): void
  order(order: Omit<Order, 'number'>): Order
  /** The orders of a visitor, oldest first. */
  orders(visitor: string | null): readonly Order[]
  clear(): void
}

/** The maximum number of visitors, and of orders. */
const MAX_ENTRIES = 500

const NEW_VISITOR: Visitor = { cart: 1, lines: [], entered: new Map() }

/** @param now milliseconds since the epoch. Order numbers start there, since a tab may remember those of an earlier run. */
export function createShopStore(now: () => number = Date.now): ShopStore {
  const visitors = new Map<string, Visitor>()
  let orders: readonly Order[] = []
  let last = Math.floor(now() / 1000) % 10_000_000
  const visitor = (id: string | null) => visitors.get(id ?? '') ?? NEW_VISITOR
  return {
    visitor,
    change(id, change) {
      const changed = { ...visitor(id), ...change }
      visitors.delete(id)
      visitors.set(id, changed)
      for (const oldest of visitors.keys()) {
        if (visitors.size <= MAX_ENTRIES) break
        visitors.delete(oldest)
      }
    },
    order(order) {
      last += 1
      const placed = { ...order, number: last }
      orders = [...orders.slice(1 - MAX_ENTRIES), placed]
      return placed
    },
    orders: (id) => orders.filter((order) => order.visitor === id),
    clear() {
      visitors.clear()
      orders = []
    },
  }
}
