import { useSelector } from 'react-redux'
import type { RootState } from '../../slices/root'
import { createFormats } from '../../src/templates/values/format'
import type { Templates } from '../shared/entry/widgetProps'
import type { Translate } from '../shared/languages/createTranslate'

interface Props {
  readonly template: Templates['empty']
  readonly translate: Translate
}

const NO_DOC = { id: '' }

/** The text of an empty result: the themer's `empty` template, or the default. */
export function NoResults({ template, translate }: Props) {
  const locale = useSelector((state: RootState) => state.settings.locale)
  const formats = createFormats({ locale })
  if (template) return template({ doc: NO_DOC, formats })
  return (
    <div className="vitrine-results__empty">
      <p className="vitrine-results__empty-title">{translate('results.empty')}</p>
      <p>{translate('results.emptyHint')}</p>
    </div>
  )
}
