import { useSelector } from 'react-redux'
import type { RootState } from '../../slices/root'
import type { AnswerState } from '../../slices/search/answerState'
import { createFormats } from '../../src/templates/values/format'
import type { Templates } from '../shared/entry/widgetProps'
import type { Translate } from '../shared/languages/createTranslate'

interface Props {
  readonly answer: AnswerState
  readonly templates: Templates
  readonly translate: Translate
}

const NO_DOC = { id: '' }

/** The text of an empty result, or of a list of saved items without any: the themer's template, or the default. */
export function NoResults({ answer, templates, translate }: Props) {
  const formats = createFormats(useSelector((state: RootState) => state.settings))
  const { nothingSaved } = answer
  const template = templates[nothingSaved ? 'saved-empty' : 'empty']
  if (template) return template({ doc: NO_DOC, formats })
  return (
    <div className="vitrine-results__empty">
      <p className="vitrine-results__empty-title">
        {translate(nothingSaved ? 'saved.empty' : 'results.empty')}
      </p>
      <p>{translate(nothingSaved ? 'saved.emptyHint' : 'results.emptyHint')}</p>
    </div>
  )
}
