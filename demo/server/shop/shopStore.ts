import type { CartLine } from './cart'

/** What visitors wrote into a step's form, by field. */
export type Entered = Readonly<Record<string, string>>

/** What the shop knows of one visitor. */
export interface Visitor {
  /** How many orders went before: a form that is sent once more says which one it meant. */
  readonly cart: number
  readonly lines: readonly CartLine[]
  /** What was entered, by the checkout's step. */
  readonly entered: ReadonlyMap<number, Entered>
}

export interface Order {
  readonly number: number
  /** Whose it is: nobody else sees it. */
  readonly visitor: string
  readonly cart: number
  readonly lines: readonly CartLine[]
  /** Dollars. */
  readonly shipping: number
  readonly entered: ReadonlyMap<number, Entered>
}

/** The shop's memory: carts and orders. */
export interface ShopStore {
  /** @param id null for somebody whom the shop has never seen. */
  visitor(id: string | null): Visitor
  change(id: string, change: Partial<Visitor>): void
  order(order: Omit<Order, 'number'>): Order
  /** The orders of a visitor, the first one first. */
  orders(visitor: string | null): readonly Order[]
  clear(): void
}

/** How many visitors, and how many orders, are remembered. */
const MAX_ENTRIES = 500

const NEW_VISITOR: Visitor = { cart: 1, lines: [], entered: new Map() }

/** @param now milliseconds since the epoch: an order's number is never an earlier run's, which a tab may remember. */
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
