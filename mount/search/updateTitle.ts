import type { RootState } from '../../slices/root'
import type { ComponentId } from '../../src/componentId'
import { formatMessage } from '../../src/contract/formatMessage'
import { amountFormat } from '../../src/facets/range/amountFormat'
import { labelledFilters } from '../../src/filters/labelledFilters'
import { parseFlagQuery } from '../../src/flags/parseFlagQuery'
import { filterText } from '../../widgets/shared/filters/filterText'
import { createTranslate } from '../../widgets/shared/languages/createTranslate'
import type { App } from '../app/app'
import { readTitleSetting } from './readTitleSetting'

/**
 * Updates the document's title with each response, by the page's setting `title`: tabs, bookmarks and history
 * entries then name the search. Without a term or filter the title is the page's own.
 */
export async function updateTitle(value: unknown, app: App): Promise<void> {
  const { store } = app
  await app.language
  const setting = readTitleSetting(value, Object.keys(store.getState().searches), app.diagnostics)
  if (!setting) return
  let answer: unknown
  let ownTitle = readTitle()
  let written = ownTitle
  const update = () => {
    const state = store.getState()
    const id = setting.id ?? Object.keys(state.searches)[0] ?? ''
    if (state.answers[id] === answer) return
    answer = state.answers[id]
    // The page may have given itself another title meanwhile.
    if (readTitle() !== written) ownTitle = readTitle()
    written = searchTitle(state, id, setting.text, ownTitle) ?? ownTitle
    writeTitle(written)
  }
  store.subscribe(update)
  update()
}

/** @returns null where nothing is searched for. */
function searchTitle(
  { answers, searches, settings }: RootState,
  id: ComponentId,
  text: string,
  title: string,
): string | null {
  const { locale, currency } = settings
  const search = searches[id]
  const shown = answers[id]
  if (!search || !shown) return null
  const { q, fq } = shown.params
  const translate = createTranslate(settings)
  const filters = labelledFilters(fq, search.facets, {
    amounts: amountFormat(locale, currency),
    translate,
  })
  const chosen = filters.map((entry) => {
    const filter = filterText(entry, translate)
    return 'text' in filter ? filter.text : filter.value
  })
  const saved = parseFlagQuery(q, search.config.flagKey)
  const queryText = saved ? translate('saved.chip', { n: saved.length }) : q
  const searched = [q === search.defaults.q ? '' : queryText, ...chosen].filter((one) => one !== '')
  if (searched.length === 0) return null
  const { numFound, start } = shown.answer
  const page = Math.floor(start / shown.rows) + 1
  const values = { q: searched.join(', '), n: numFound, page, title, bar: ' | ' }
  return formatMessage(text, values, locale)
}

/* Past an element named "title", which shadows the document's property. */
const titleProperty = Object.getOwnPropertyDescriptor(Document.prototype, 'title')

const readTitle = (): string => String(titleProperty?.get?.call(document))

const writeTitle = (text: string): void => titleProperty?.set?.call(document, text)
