import { isValidElement, type ReactNode, useMemo } from 'react'
import { type ConfigSchema, decode } from '../../src/config/decode'
import { merge } from '../../src/config/merge'
import { option } from '../../src/config/option'
import { optionPath } from '../../src/config/optionPath'
import { parseJson } from '../../src/config/parseJson'
import { show } from '../../src/config/show'
import { RESERVED_OPTIONS } from '../../src/contract/attributes'
import type { Doc } from '../../src/solr/response/searchResponse'
import type { AppTools } from '../../widgets/shared/entry/appTools'
import { RevealContext } from '../../widgets/shared/entry/reveal'
import type { AnyRootEntry } from '../../widgets/shared/entry/widgetEntry'
import { TemplateMarkup } from './TemplateMarkup'

interface Props {
  readonly entry: AnyRootEntry
  readonly attributes: Readonly<Record<string, string>>
  readonly doc: Doc
  /** The themer's own control in the template. */
  readonly markup: ReactNode
  readonly app: AppTools
}

/** A widget that a result template names, such as `flag`, in the root of the results; its item is the card's document. */
export function CardWidget({ entry, attributes, doc, markup, app }: Props) {
  const config = useMemo(() => {
    const unreadable: string[] = []
    const options = Object.entries(attributes).flatMap(([name, value]) => {
      try {
        return optionOf(name, value, entry.config)
      } catch {
        unreadable.push(`${name} must be JSON, got ${show(value)}`)
        return []
      }
    })
    const read = decode(entry.config, merge(app.settings[entry.name], ...options))
    const completed = read.ok && (entry.fromDoc?.(read.config as never, doc) ?? read)
    const name = `${entry.name} in a result template`
    if (completed && 'config' in completed) {
      for (const text of unreadable) app.diagnostics.error(`${name}: ${text}. It is ignored.`)
      for (const { message, cure } of read.issues) {
        app.diagnostics.warn(`${name}: ${message}. ${cure}`)
      }
      return completed.config
    }
    const missing = completed && 'issue' in completed ? [completed.issue] : []
    const issues = [...unreadable, ...missing, ...read.issues.map(({ message }) => message)]
    const lines = issues.map((issue) => `\n  ${issue}`).join('')
    app.diagnostics.error(`${name} was not mounted.${lines}`)
    return null
  }, [entry, attributes, doc, app])
  if (config === null) return null
  const view = (
    // It is a part of the card, so it replaces no markup of the CMS.
    <RevealContext value={nothing}>
      <entry.Component
        id=""
        config={config as never}
        templates={noTemplates}
        defaults={noTemplates}
      />
    </RevealContext>
  )
  if (!entry.enhancesTemplates || !isValidElement<object>(markup)) return view
  return (
    <TemplateMarkup entry={entry} config={config} app={app} markup={markup}>
      {view}
    </TemplateMarkup>
  )
}

const nothing = () => {}
const noTemplates = {}

function optionOf(attribute: string, value: string, schema: ConfigSchema): readonly unknown[] {
  if (attribute === 'data-vitrine-config') return [parseJson(value)]
  const path = /^data-vitrine-(.+)$/.exec(attribute)?.[1]
  return path === undefined || RESERVED_OPTIONS.has(path)
    ? []
    : [option(optionPath(schema, path), value)]
}
