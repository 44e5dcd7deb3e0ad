import { use } from 'react'
import type { TemplateProps } from '../../shared/entry/widgetProps'
import { DefaultCard } from '../card/DefaultCard'
import { CardOptionsContext } from './cardOptions'
import { ListingCard } from './ListingCard'

/** A result by the card that its list has chosen. */
export function CardOfChoice(props: TemplateProps) {
  const { card } = use(CardOptionsContext)
  return card === 'plain' ? <DefaultCard {...props} /> : <ListingCard {...props} />
}
