import { createCallout } from '../../widgets/callout/createCallout'
import { announce } from '../browser/announce'
import { browserKeep } from './browserKeep'

/** The banner, whose state this browser keeps. */
export const callout = createCallout(browserKeep, announce)
