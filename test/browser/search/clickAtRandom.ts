import type { Page } from '@playwright/test'
import type { RandomSequence } from '../../../demo/server/corpus/randomSequence'
import type { SearchState } from '../../../slices/search/searchState'

/** A click, and whether the newest search of its component had failed before. */
export interface Click {
  readonly id: string
  readonly hadFailed: boolean
  readonly kind: 'tick' | 'sort' | 'page'
  /** The `field=value` of a facet value, else the sort or the start of the page. */
  readonly what: string
}

/** Clicks a random control of a component in the same task in which it is picked. */
export function clickAtRandom(page: Page, id: string, random: RandomSequence): Promise<Click> {
  return page.evaluate(
    ({ id, kind, which }) => {
      const root = document.getElementById(id)
      if (!root) throw new Error(`There is no #${id}`)
      // The DOM shows the state one frame later, so this reads the state.
      const search = window.Vitrine?.getState().searches[id] as SearchState | undefined
      const hadFailed = Boolean(search?.failure) && search?.requestedId === search?.settledId
      const pick = <T extends Element>(selector: string) => {
        const all = [...root.querySelectorAll<T>(selector)]
        return all[Math.floor(which * all.length)]
      }
      const link = pick<HTMLAnchorElement>('.vitrine-pager a:not([aria-current])')
      if (kind < 0.2 && link) {
        link.click()
        const fragment = new URLSearchParams(link.hash.slice(1))
        const start = [...fragment].find(([name]) => name.endsWith('start'))?.[1] ?? '0'
        return { id, hadFailed, kind: 'page' as const, what: start }
      }
      const select = root.querySelector('select')
      const option = pick<HTMLOptionElement>('option:not(:checked)')
      if (kind < 0.3 && select && option) {
        select.value = option.value
        select.dispatchEvent(new Event('change', { bubbles: true }))
        return { id, hadFailed, kind: 'sort' as const, what: option.value }
      }
      const box = pick<HTMLInputElement>('.vitrine-facet__check')
      if (!box) throw new Error(`There is nothing to click in #${id}`)
      const field = box.closest<HTMLElement>('[data-field]')?.dataset['field']
      const value = box.closest('label')?.querySelector('.vitrine-facet__value')?.textContent
      box.click()
      return { id, hadFailed, kind: 'tick' as const, what: `${field}=${value}` }
    },
    { id, kind: random(), which: random() },
  )
}
