import { createContext } from 'react'
import type { ListingConfig } from './listingConfig'

/** What all cards of a list share. */
export interface CardOptions
  extends Pick<ListingConfig, 'card' | 'facts' | 'badge' | 'price_unit'> {
  /** Whether a card without a picture keeps its place, since others of the list have one. */
  readonly hasPictures: boolean
}

/** The options of the results around a card. */
export const CardOptionsContext = createContext<CardOptions>({ card: 'plain', hasPictures: false })
