/** The number of rows in a group that `content-visibility` skips as a whole. */
const GROUP_SIZE = 50

interface Row {
  readonly value: string
  readonly item: HTMLElement
  readonly counter: Text
  group: HTMLElement
  count: number
  isActive: boolean
}

const prototype = document.createElement('li')
prototype.innerHTML = '<a href="#">v<span class="count">0</span></a>'

/**
 * A facet that creates each value's row once. Later it touches only the counts and marks that changed, and moves
 * only the rows that come and go.
 */
export function createFacet(list: HTMLElement, toggle: (value: string) => void) {
  const rows = new Map<string, Row>()
  const values = new WeakMap<Element, string>()
  const groups: HTMLElement[] = []
  let isFilled = false
  list.addEventListener('click', (event) => {
    const item = (event.target as Element).closest('li')
    const value = item && values.get(item)
    if (value === null || value === undefined) return
    event.preventDefault()
    toggle(value)
  })

  const createRow = (value: string, count: number, group: HTMLElement): Row => {
    const item = prototype.cloneNode(true) as HTMLElement
    const link = item.firstChild as HTMLElement
    const counter = link.lastChild?.firstChild as Text
    ;(link.firstChild as Text).data = value
    counter.data = String(count)
    const row = { value, item, counter, group, count, isActive: false }
    rows.set(value, row)
    values.set(item, value)
    return row
  }
  const createGroup = (): HTMLElement => {
    const group = document.createElement('ul')
    group.className = 'group'
    list.append(group)
    groups.push(group)
    return group
  }
  /** The group for a new value: the one before it, until the list is filled for the first time. */
  const groupAfter = (last: Row | null, number: number): HTMLElement => {
    if (last && (isFilled || number % GROUP_SIZE !== 0)) return last.group
    return (isFilled && groups[0]) || createGroup()
  }

  return (counts: Readonly<Record<string, number>>, active: ReadonlySet<string>): void => {
    const nextOf = new Map<HTMLElement, ChildNode | null>()
    let last: Row | null = null
    let number = 0
    for (const value in counts) {
      const count = counts[value] ?? 0
      const row: Row = rows.get(value) ?? createRow(value, count, groupAfter(last, number))
      if (row.count !== count) row.counter.data = String(count)
      row.count = count
      if (row.isActive !== active.has(value)) row.item.classList.toggle('active')
      row.isActive = active.has(value)
      let next = nextOf.has(row.group) ? (nextOf.get(row.group) ?? null) : row.group.firstChild
      while (next && next !== row.item && !((values.get(next as Element) ?? '') in counts)) {
        const following: ChildNode | null = next.nextSibling
        next.remove()
        next = following
      }
      if (next === row.item) next = next.nextSibling
      else row.group.insertBefore(row.item, next)
      nextOf.set(row.group, next)
      last = row
      number += 1
    }
    for (const group of groups) {
      let next = nextOf.has(group) ? (nextOf.get(group) ?? null) : group.firstChild
      while (next) {
        const following: ChildNode | null = next.nextSibling
        next.remove()
        next = following
      }
    }
    isFilled = true
  }
}
