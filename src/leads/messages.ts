/** The texts of lead forms, loaded with them. The page settings' `messages` can replace them. */
export const LEAD_MESSAGES = {
  'lead.locked': 'This form is being made ready. You can fill it in already.',
  'lead.held': 'This will be sent as soon as the form is ready.',
  'lead.failed': 'The form could not be made ready. What you have typed is kept.',
  'lead.failedHeld': 'This could not be sent yet. What you have typed is kept.',
  'lead.retry': 'Try again',
  'lead.sending': 'Sending…',
  'lead.sent': 'Sent. Thank you.',
  'lead.again': 'You have sent this form. Press the button once more to send it again.',
  'lead.unsent': 'This could not be sent. What you have typed is kept.',
  'lead.unknown':
    'No answer came, so this may or may not have been sent. What you have typed is kept.',
  'lead.dropped': 'The form was closed before it was sent.',
} as const

export type LeadMessageKey = keyof typeof LEAD_MESSAGES
