import { useSelector } from 'react-redux'
import type { RootState } from '../../slices/root'
import { createFormats } from '../../src/templates/values/format'
import type { Templates } from '../shared/entry/widgetProps'
import type { Say } from '../shared/languages/useMessages'

interface Props {
  readonly template: Templates['empty']
  readonly say: Say
}

const noDoc = { id: '' }

/** What stands where results would: the themer's `empty` template, or the default text. */
export function Empty({ template, say }: Props) {
  const locale = useSelector((state: RootState) => state.settings.locale)
  const formats = createFormats({ locale })
  if (template) return template({ doc: noDoc, formats })
  return (
    <div className="vitrine-results__empty">
      <p className="vitrine-results__empty-title">{say('results.empty')}</p>
      <p>{say('results.emptyHint')}</p>
    </div>
  )
}
