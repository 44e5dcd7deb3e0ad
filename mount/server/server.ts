import type { ComponentId } from '../../src/componentId'
import { ATTRIBUTES } from '../../src/contract/attributes'
import { isJsonObject } from '../../src/solr/response/jsonObject'
import { readDocs, readResponse } from '../../src/solr/response/readDocs'
import { readJson } from '../../src/solr/response/readJson'
import { type Edit, editText } from './editText'
import { layOutPages } from './layOutPages'
import { readPage } from './readPage'
import { answerEdit, renderRoots, rootEdits } from './renderPage'
import {
  answerSearch,
  createSearches,
  docsRequest,
  firstRequest,
  requestLastPage,
  type ServerSearches,
} from './serverSearches'

/** A page of the CMS, and what the browser would know of it. */
export interface PageSource {
  /** The page as the CMS has it, or a part of one. */
  readonly html: string
  /** The page settings, as the browser has them in `vitrineSettings` or `drupalSettings.vitrine`. */
  readonly settings?: Readonly<Record<string, unknown>>
  /** The page's address, or its path and query string: what the visitor searches for. */
  readonly address?: string
}

/** What a search component sends first. */
export interface FirstRequest {
  /** The component's id. */
  readonly id: ComponentId
  /** The address of its search proxy, as configured. */
  readonly url: string
  /** Form-encoded, to be posted. */
  readonly body: string
}

/** The answer to a component's first search, with the full documents where it needs them. */
export interface PageAnswer {
  /** Solr's response, as JSON. */
  readonly answer: unknown
  readonly docs?: readonly unknown[]
  /** When the server got it, in milliseconds since the epoch; now, without it. */
  readonly time?: number
}

export interface RenderOptions extends PageSource {
  /** Sends a request, and gives Solr's response as JSON or as text. A component whose request fails is left to the browser. */
  readonly fetch?: (request: FirstRequest) => Promise<unknown>
  /** The answers that the server has already, by component. */
  readonly answers?: Readonly<Record<ComponentId, PageAnswer>>
  /** False for a page whose policy allows no style attributes; sliders then get their styles in the browser. */
  readonly inlineStyles?: boolean
  /** Called for each component that could not be rendered. */
  readonly onError?: (error: unknown, id: ComponentId) => void
}

/**
 * Renders a page: each widget of a search page in its mount point, and the answers beside them. All else of the page
 * stays as it is, to the letter.
 */
export async function render({
  html,
  settings = {},
  address,
  answers = {},
  fetch,
  inlineStyles = true,
  onError = () => {},
}: RenderOptions): Promise<string> {
  const page = readPage(layOutPages(readPage(html, settings)), settings)
  const searches = await createSearches(page, address)
  const scripts: Edit[] = []
  for (const [element, id] of searches.ids) {
    try {
      const found = answers[id] ?? (fetch ? await fetchAnswer(searches, id, fetch) : null)
      const request = firstRequest(searches, id)
      if (!found || !request) continue
      answerSearch(searches, id, found.answer, found.docs ?? [])
      const edit = answerEdit(element, answerScript({ body: request.body, ...found }))
      if (edit) scripts.push(edit)
    } catch (error) {
      onError(error, id)
    }
  }
  const roots = await renderRoots(page, searches, { inlineStyles })
  return editText(page.html, [...scripts, ...roots.flatMap((root) => rootEdits(root, page.html))])
}

async function fetchAnswer(
  searches: ServerSearches,
  id: ComponentId,
  fetch: NonNullable<RenderOptions['fetch']>,
): Promise<PageAnswer | null> {
  const request = firstRequest(searches, id)
  if (!request) return null
  const { url, body } = request
  const answer = toJson(await fetch({ id, url, body }))
  if (requestLastPage(searches, id, answer)) return fetchAnswer(searches, id, fetch)
  const ids = readDocs(readResponse(answer)).map((doc) => doc.id)
  const docs = docsRequest(searches, id, ids)
  const time = Date.now()
  if (docs === null) return { answer, time }
  const response = toJson(await fetch({ id, url, body: docs }))
  return { answer, docs: readDocs(readResponse(response)), time }
}

/** @throws ResponseError */
function toJson(answer: unknown) {
  return isJsonObject(answer) ? answer : readJson(String(answer))
}

/** Lists what the search components of a page send first. */
export async function readSearches({
  html,
  settings,
  address,
}: PageSource): Promise<readonly FirstRequest[]> {
  const page = readPage(layOutPages(readPage(html, settings)), settings)
  const searches = await createSearches(page, address)
  return [...searches.ids.values()].flatMap((id) => {
    const request = firstRequest(searches, id)
    return request ? [{ id, url: request.url, body: request.body }] : []
  })
}

export interface WidgetOptions {
  /** The name of the widget, such as `pager`. */
  readonly widget: string
  /** Its configuration, as in `data-vitrine-config`. */
  readonly config?: object
  /** What stands in its mount point, such as a result template. */
  readonly markup?: string
  /** The configuration of its search component. */
  readonly search: object
  readonly answer: PageAnswer
  readonly settings?: Readonly<Record<string, unknown>>
  /** The page's language, as in `<html lang>`. */
  readonly lang?: string
  /** Makes the ids in it unique on the page. */
  readonly prefix?: string
}

/**
 * Renders one widget, for servers that build their HTML themselves.
 * @returns the element to put at the end of its mount point
 * @throws ResponseError when the answer is none; an error for a widget that a server does not render
 */
export async function renderWidget({
  widget,
  config = {},
  markup = '',
  search,
  answer: { answer, docs = [] },
  settings = {},
  lang = 'en',
  prefix = `v-${widget}-`,
}: WidgetOptions): Promise<string> {
  const point = `<div data-vitrine="${quoted(widget)}" ${configured(config)}>${markup}</div>`
  const html = `<html lang="${quoted(lang)}"><div id="it" data-vitrine="search" ${configured(search)}>${point}</div>`
  const page = readPage(html, settings)
  const searches = await createSearches(page)
  if (searches.ids.size > 0) answerSearch(searches, 'it', answer, docs)
  const [root] = await renderRoots(page, searches, { prefix })
  if (root) return root.html
  throw new Error(
    `Vitrine: "${widget}" is not rendered on a server, or its configuration can't be read`,
  )
}

function configured(config: object): string {
  return `${ATTRIBUTES.config}="${quoted(JSON.stringify(config))}"`
}

function quoted(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}

/** The script element with the first answer of a search, for its element (design decision 36). */
export function answerScript({
  body,
  answer,
  docs,
  time = Date.now(),
}: PageAnswer & { readonly body: string }): string {
  const json = JSON.stringify({ body, answer, ...(docs && { docs }), time })
  return `<script type="application/json" ${ATTRIBUTES.answer}>${json.replaceAll('<', '\\u003c')}</script>`
}
