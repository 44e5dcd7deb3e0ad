import { useRef } from 'react'
import { useDispatch } from 'react-redux'
import type { FlagSource } from '../../../../slices/flags/flagDocs'
import { flagsRemoved, flagsRestored } from '../../../../slices/flags/flags'
import type { ComponentId } from '../../../../src/componentId'
import type { CounterMessageKey } from '../../../../src/flags/messages'
import type { Show } from '../../../shared/entry/widgetProps'
import type { Translate } from '../../../shared/languages/createTranslate'
import type { FlagCounterConfig } from '../config'
import { useFlagLinks } from '../useFlagLinks'
import { useFlagRows } from '../useFlagRows'
import { FlagActions } from './FlagActions'
import { FlagRows } from './FlagRows'
import { FlagStatus } from './FlagStatus'

interface Props {
  /** The counter's id. */
  readonly counter: string
  readonly id: ComponentId
  readonly config: FlagCounterConfig
  readonly source: FlagSource | null
  readonly show: Show | undefined
  readonly translate: Translate<CounterMessageKey>
}

/**
 * The saved items in a counter's open popup (spec 4.6). A removed item stays until the popup closes, struck
 * through, and its button becomes 'undo', so the focus stays there.
 */
export function FlagList({ counter, id, config, source, show, translate }: Props) {
  const dispatch = useDispatch()
  const { rows, saved, docOf, failed, retry } = useFlagRows(counter, config, source)
  const links = useFlagLinks(id, config, saved)
  const list = useRef<HTMLDivElement>(null)
  const { namespace } = config
  if (rows.length === 0)
    return <p className="vitrine-flagged__empty">{translate('flagged.empty')}</p>
  return (
    <>
      <FlagActions
        saved={saved}
        links={links}
        remove={(ids) => dispatch(flagsRemoved({ namespace, ids }))}
        restore={(ids) => dispatch(flagsRestored({ namespace, ids }))}
        translate={translate}
      />
      <FlagStatus
        loading={rows.some((row) => docOf(row) === 'loading')}
        failed={failed}
        retry={() => {
          // The button is about to be removed, and the focus with it.
          list.current?.focus()
          retry()
        }}
        translate={translate}
      />
      <FlagRows
        list={list}
        rows={rows}
        saved={saved}
        docOf={docOf}
        namespace={namespace}
        show={show}
        translate={translate}
      />
    </>
  )
}
