import { useRef } from 'react'
import { useDispatch } from 'react-redux'
import type { FlaggedSource } from '../../../../slices/flags/flagged'
import { flagsRemoved, flagsRestored } from '../../../../slices/flags/flags'
import type { ComponentId } from '../../../../src/componentId'
import type { CounterMessageKey } from '../../../../src/flags/messages'
import type { Show } from '../../../shared/entry/widgetProps'
import type { Translate } from '../../../shared/languages/createTranslate'
import type { FlagCounterConfig } from '../config'
import { useFlagged } from '../useFlagged'
import { useHref } from '../useHref'
import { FlaggedActions } from './FlaggedActions'
import { FlaggedRows } from './FlaggedRows'
import { FlaggedStatus } from './FlaggedStatus'

interface Props {
  /** The counter's own id. */
  readonly counter: string
  readonly id: ComponentId
  readonly config: FlagCounterConfig
  readonly source: FlaggedSource | null
  readonly show: Show | undefined
  readonly translate: Translate<CounterMessageKey>
}

/**
 * The saved items while a counter's popup is open (spec 4.6). What is removed stays, struck through, with its
 * undo where the focus is, until the popup closes.
 */
export function FlaggedList({ counter, id, config, source, show, translate }: Props) {
  const dispatch = useDispatch()
  const { rows, saved, docOf, failed, retry } = useFlagged(counter, config, source)
  const href = useHref(id, config, saved)
  const list = useRef<HTMLDivElement>(null)
  const { namespace } = config
  if (rows.length === 0)
    return <p className="vitrine-flagged__empty">{translate('flagged.empty')}</p>
  return (
    <>
      <FlaggedActions
        saved={saved}
        href={href}
        remove={(ids) => dispatch(flagsRemoved({ namespace, ids }))}
        restore={(ids) => dispatch(flagsRestored({ namespace, ids }))}
        translate={translate}
      />
      <FlaggedStatus
        loading={rows.some((row) => docOf(row) === 'loading')}
        failed={failed}
        retry={() => {
          // The button goes with what it says.
          list.current?.focus()
          retry()
        }}
        translate={translate}
      />
      <FlaggedRows
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
