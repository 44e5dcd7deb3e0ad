import { CHOICE_MESSAGES } from '../../../src/facets/choices/messages'
import { useTranslate } from '../../shared/languages/useTranslate'

interface Props {
  readonly name: string
  readonly checked: boolean
  readonly choose: () => void
}

/** The first radio of a facet: none of its values. */
export function AnyRow({ name, checked, choose }: Props) {
  const translate = useTranslate(CHOICE_MESSAGES)
  return (
    <label className="vitrine-facet__item vitrine-facet__item--any">
      <input
        className="vitrine-facet__check"
        type="radio"
        name={name}
        value=""
        checked={checked}
        onChange={choose}
      />
      <bdi className="vitrine-facet__value">{translate('facet.any')}</bdi>
    </label>
  )
}
