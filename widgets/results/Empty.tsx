import { useSelector } from 'react-redux'
import type { RootState } from '../../slices/root'
import { createFormats } from '../../src/templates/format'
import type { Template } from '../../src/templates/template'
import type { Say } from '../shared/useMessages'
import { Card } from './card/Card'

const noDoc = { id: '' }

/** What stands where results would: the themer's `empty` template, or the default text. */
export function Empty({ template, say }: { template?: Template | undefined; say: Say }) {
  const locale = useSelector((state: RootState) => state.settings.locale)
  const formats = createFormats({ locale })
  if (template) {
    return <Card doc={noDoc} template={template} highlighting={undefined} formats={formats} />
  }
  return (
    <div className="vitrine-results__empty">
      <p className="vitrine-results__empty-title">{say('results.empty')}</p>
      <p>{say('results.emptyHint')}</p>
    </div>
  )
}
