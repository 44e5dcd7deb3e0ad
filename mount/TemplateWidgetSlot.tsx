import { Suspense, use, useMemo } from 'react'
import { decode } from '../src/config/decode'
import { merge } from '../src/config/merge'
import { option } from '../src/config/option'
import { show } from '../src/config/show'
import { RESERVED_OPTIONS } from '../src/contract/attributes'
import type { Doc } from '../src/solr/answer'
import { RevealContext } from '../widgets/shared/reveal'
import type { AnyRootEntry, LazyEntry } from '../widgets/shared/widgetEntry'
import type { Page } from './page'
import { entryNamed } from './registry'

interface Props {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly doc: Doc
  readonly page: Page
}

/** A widget that a result template names (`flag`): part of the results' own root, its item the card's document. */
export function TemplateWidgetSlot({ name, ...rest }: Props) {
  const entry = entryNamed(name)
  if (!entry) return null
  if (!('load' in entry)) return <Slot entry={entry} {...rest} />
  return (
    <Suspense fallback={null}>
      <LazySlot lazy={entry} {...rest} />
    </Suspense>
  )
}

type SlotProps = Omit<Props, 'name'>

const loads = new Map<LazyEntry, Promise<AnyRootEntry>>()

/** Loaded once for all cards of the page. */
function loaded(entry: LazyEntry): Promise<AnyRootEntry> {
  const load = loads.get(entry) ?? entry.load()
  loads.set(entry, load)
  return load
}

function LazySlot({ lazy, ...rest }: SlotProps & { readonly lazy: LazyEntry }) {
  return <Slot entry={use(loaded(lazy))} {...rest} />
}

function Slot({ entry, attributes, doc, page }: SlotProps & { readonly entry: AnyRootEntry }) {
  const config = useMemo(() => {
    const unread: string[] = []
    const own = Object.entries(attributes).flatMap(([name, value]) => {
      try {
        return optionOf(name, value)
      } catch {
        unread.push(`${name} must be JSON, got ${show(value)}`)
        return []
      }
    })
    const read = decode(entry.config, merge(page.settings[entry.name], { item: doc.id }, ...own))
    if (read.ok && unread.length === 0) return read.config
    const faults = [...unread, ...(read.ok ? [] : read.faults.map((one) => one.message))]
    const lines = faults.map((fault) => `\n  ${fault}`).join('')
    page.problems.error(`${entry.name} in a result template was not mounted.${lines}`)
    return null
  }, [entry, attributes, doc.id, page])
  return config === null ? null : (
    // What it shows is a part of the card: it takes nothing over from the CMS.
    <RevealContext value={nothing}>
      <entry.Component
        id=""
        config={config as never}
        templates={noTemplates}
        defaults={noTemplates}
      />
    </RevealContext>
  )
}

const nothing = () => {}
const noTemplates = {}

function optionOf(attribute: string, value: string): readonly unknown[] {
  if (attribute === 'data-vitrine-config') return [JSON.parse(value)]
  const path = /^data-vitrine-(.+)$/.exec(attribute)?.[1]
  return path === undefined || RESERVED_OPTIONS.has(path) ? [] : [option(path, value)]
}
