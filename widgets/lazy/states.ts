import { LATE_ATTRIBUTES } from '../../src/lazy/attributes'
import { DEFERRED_IMAGE, LOADED } from '../shared/lazy/loadImage'

/** Holds the address of the markup that takes the element's place (spec 3.17). */
export const PLACEHOLDER_URL = LATE_ATTRIBUTES.placeholder

/** What there is to load; a loaded picture may be attached again. */
export const LAZY_ELEMENTS = `${DEFERRED_IMAGE}, img.${LOADED}, [${PLACEHOLDER_URL}]`
