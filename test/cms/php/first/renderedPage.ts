import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { render } from '../../../../mount/server/server'
import { wellFormed } from './wellFormed'

/** What stands in a page once React's renderer has rendered it. */
export interface RenderedPage {
  /** The root of each mount point by its widget; empty where there is none. */
  readonly roots: Readonly<Record<string, string>>
  /** The JSON of the first answer; null without one. */
  readonly embedded: string | null
}

interface Source {
  readonly lang: string
  readonly config: object
  readonly settings?: Readonly<Record<string, unknown>>
  readonly path: string
  readonly query: string
  /** Solr's answer, as text. */
  readonly answer: string
  /** The answer with whole documents, as text. */
  readonly docs?: string
  /** In the order in which roots are numbered. */
  readonly mountPoints: readonly { name: string; config: object | undefined; markup?: string }[]
}

/** Renders a page of one search with React's renderer. */
export async function renderedPage(source: Source): Promise<RenderedPage> {
  const { lang, config, settings = {}, path, query, answer, docs, mountPoints } = source
  const points = mountPoints.map(
    ({ name, config: own = {}, markup = '' }) =>
      `<div data-vitrine="${name}" ${configured(own)}>${markup}</div>`,
  )
  const html = `<html lang="${lang}"><div id="listings" data-vitrine="search" ${configured(config)}>${points.join('')}</div>`
  const full = docs === undefined ? {} : { docs: JSON.parse(wellFormed(docs)).response.docs }
  const page = await render({
    html,
    settings,
    address: `${path}?${query}`,
    answers: { listings: { answer: JSON.parse(wellFormed(answer)), ...full, time: 5 } },
  })
  return readRoots(page.replace(/\p{Surrogate}/gu, '\ufffd'))
}

function configured(config: object): string {
  const json = JSON.stringify(config).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return `data-vitrine-config="${json}"`
}

function readRoots(html: string): RenderedPage {
  const roots: Record<string, string> = {}
  let embedded: string | null = null
  const read = (node: DefaultTreeAdapterTypes.Node) => {
    if ('attrs' in node) {
      const has = (name: string) => node.attrs.find((one) => one.name === name)?.value
      const widget = has('data-vitrine')
      if (widget && widget !== 'search' && widget !== 'flag') roots[widget] = rootIn(node, html)
      if (has('data-vitrine-answer') !== undefined) embedded = innerHtml(node, html)
    }
    if ('childNodes' in node) node.childNodes.forEach(read)
  }
  read(parse(html, { sourceCodeLocationInfo: true }))
  return { roots, embedded }
}

/** A template may stand before it. */
function rootIn(element: DefaultTreeAdapterTypes.Element, html: string): string {
  const inside = innerHtml(element, html)
  const start = inside.indexOf('<div data-vitrine-root=')
  return start < 0 ? '' : inside.slice(start)
}

function innerHtml(
  { sourceCodeLocation: place }: DefaultTreeAdapterTypes.Element,
  html: string,
): string {
  return html.slice(place?.startTag?.endOffset, place?.endTag?.startOffset)
}
