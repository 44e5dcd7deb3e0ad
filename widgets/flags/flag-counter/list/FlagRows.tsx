import { type RefObject, useCallback, useEffect, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { flagsRemoved, flagsRestored } from '../../../../slices/flags/flags'
import type { RootState } from '../../../../slices/root'
import { FLAG_GROUP_ROWS } from '../../../../src/flags/constants'
import type { CounterMessageKey } from '../../../../src/flags/messages'
import { createFormats } from '../../../../src/templates/values/format'
import type { Show } from '../../../shared/entry/widgetProps'
import type { Translate } from '../../../shared/languages/createTranslate'
import { useLazyImages } from '../../../shared/lazy/useLazyImages'
import type { RowDoc } from '../useFlagRows'
import { FlagRow } from './FlagRow'

interface Props {
  readonly list: RefObject<HTMLDivElement | null>
  readonly rows: readonly string[]
  readonly saved: readonly string[]
  readonly docOf: (id: string) => RowDoc
  readonly namespace: string
  readonly show: Show | undefined
  readonly translate: Translate<CounterMessageKey>
}

/** The rows, in groups. The browser skips layout and paint of groups out of sight. */
export function FlagRows({ list, rows, saved, docOf, namespace, show, translate }: Props) {
  const dispatch = useDispatch()
  const formats = createFormats(useSelector((state: RootState) => state.settings))
  const savedIds = new Set(saved)
  const [open, setOpen] = useState(false)
  // Before the popup is shown, its rows have no layout, and all pictures would count as in sight.
  useEffect(() => setOpen(true), [])
  useLazyImages(open ? list : noList, rows, docOf)
  const remove = useCallback(
    (id: string) => dispatch(flagsRemoved({ namespace, ids: [id] })),
    [dispatch, namespace],
  )
  const restore = useCallback(
    (id: string) => dispatch(flagsRestored({ namespace, ids: [id] })),
    [dispatch, namespace],
  )
  return (
    <div ref={list} className="vitrine-flagged__list" tabIndex={-1}>
      {grouped(rows).map((group) => (
        <ul key={group[0]} className="vitrine-flagged__group">
          {group.map((id) => (
            <FlagRow
              key={id}
              id={id}
              doc={docOf(id)}
              saved={savedIds.has(id)}
              show={show}
              formats={formats}
              remove={remove}
              restore={restore}
              translate={translate}
            />
          ))}
        </ul>
      ))}
    </div>
  )
}

const noList = { current: null }

function grouped(rows: readonly string[]): readonly (readonly string[])[] {
  const count = Math.ceil(rows.length / FLAG_GROUP_ROWS)
  return [...Array(count).keys()].map((i) =>
    rows.slice(i * FLAG_GROUP_ROWS, (i + 1) * FLAG_GROUP_ROWS),
  )
}
