/** Markup that may not be shown, whatever is tried again: the message says why, for the themer. */
export class ContentRefused extends Error {}
