import { LAZY_ATTRIBUTES } from '../../src/lazy/attributes'
import { DEFERRED_IMAGE, LOADED } from '../shared/lazy/loadImage'

/** The attribute with the address of the markup that replaces the element (spec 3.17). */
export const PLACEHOLDER_URL = LAZY_ATTRIBUTES.placeholder

/** Elements that load lazily. A loaded picture counts too, since it may be attached again. */
export const LAZY_ELEMENTS = `${DEFERRED_IMAGE}, img.${LOADED}, [${PLACEHOLDER_URL}]`
