import type { ExpectedPage } from '../expectedPage'

const lists = document.getElementsByClassName('vitrine-results__list')

/** Whether the DOM has the expected results. Must be cheap, since it runs at every mutation. */
export function resultsShown({ rows, first, last }: ExpectedPage): boolean {
  const list = lists[0]
  return (
    list?.children.length === rows &&
    list.firstElementChild?.querySelector('a')?.getAttribute('href') === first &&
    list.lastElementChild?.querySelector('a')?.getAttribute('href') === last
  )
}

export function countsShown({ counts }: ExpectedPage): boolean {
  return counts.every(({ field, row, text }) => {
    const facet = document.querySelector(`[data-field="${field}"]`)
    return facet?.getElementsByClassName('vitrine-facet__count')[row]?.textContent === text
  })
}
