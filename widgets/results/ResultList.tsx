import { useSelector } from 'react-redux'
import type { AnswerState } from '../../slices/answerState'
import type { RootState } from '../../slices/root'
import { createFormats } from '../../src/templates/format'
import type { Template } from '../../src/templates/template'
import { Card } from './card/Card'
import { DefaultCard } from './card/DefaultCard'
import { useGrowth } from './useGrowth'

interface Props {
  readonly shown: AnswerState
  readonly step: number | undefined
  readonly template: Template | undefined
}

/** One card per document, in the answer's order. */
export function ResultList({ shown, step, template }: Props) {
  const locale = useSelector((state: RootState) => state.settings.locale)
  const currency = useSelector((state: RootState) => state.settings.currency)
  const formats = createFormats({ locale, currency })
  const { docs, answer } = shown
  const { count, last } = useGrowth(docs, step)
  return (
    <ol className="vitrine-results__list">
      {docs.slice(0, count).map((doc, i) => (
        <li key={doc.id} ref={i === count - 1 ? last : undefined} className="vitrine-results__item">
          {template ? (
            <Card
              doc={doc}
              template={template}
              highlighting={answer.highlighting[doc.id]}
              formats={formats}
            />
          ) : (
            <DefaultCard doc={doc} highlighting={answer.highlighting[doc.id]} formats={formats} />
          )}
        </li>
      ))}
    </ol>
  )
}
