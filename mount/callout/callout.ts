import { calloutWith } from '../../widgets/callout/calloutWith'
import { announce } from '../browser/announce'
import { browserKeep } from './browserKeep'

/** The banner, whose state this browser keeps. */
export const callout = calloutWith(browserKeep, announce)
