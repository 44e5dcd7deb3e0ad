/** The default address of the anti-bot data (spec 7.5). */
export const ANTIBOT_PATH = '/bt-leads-antibot-workaround'

/** How long the server may take to answer a lead form, in seconds. After that it is unknown whether it took it. */
export const LEAD_TIMEOUT_S = 60

/** A second press within this time after a submission is ignored, in milliseconds. */
export const LEAD_RESUBMIT_MS = 3000
