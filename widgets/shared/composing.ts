/**
 * Whether what is typed is not yet what is meant. Android's keyboards compose every word, Latin ones too:
 * there it counts as typed, or nobody would see a suggestion before the word is done.
 */
export function isDraft(event: Event): boolean {
  return isComposing(event) && !/Android/.test(navigator.userAgent)
}

/** Whether a key speaks to the input method. Safari ends a composition before the Enter that ended it. */
export function isForInputMethod(event: KeyboardEvent): boolean {
  return isComposing(event) || event.keyCode === 229
}

function isComposing(event: Event): boolean {
  return 'isComposing' in event && event.isComposing === true
}
