/** The site's lead forms by id. `shape` is the version of Drupal's Antibot that locks the form. */
export const LEAD_FORMS = {
  'bt-leads-stay': { title: 'Ask about this place', shape: 7 },
  'bt-leads-tour': { title: 'Book a tour', shape: 8 },
  'bt-leads-visit': { title: 'Plan a visit', shape: 8 },
  'bt-leads-brochure': { title: 'The brochure', shape: 7 },
} as const

export type LeadFormId = keyof typeof LEAD_FORMS

export function isLeadForm(id: string): id is LeadFormId {
  return Object.hasOwn(LEAD_FORMS, id)
}

/** The action of an unlocked form. */
export const LEAD_ACTION = '/leads/send'

/** The action of a locked form, for clients that Antibot does not recognise as human. */
export const LOCKED_ACTION = '/antibot'
