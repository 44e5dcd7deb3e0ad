/** The site's lead forms, by id, as either generation of Drupal's Antibot locks them. */
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

/** Where an unlocked form goes. */
export const LEAD_ACTION = '/leads/send'

/** Where a locked one goes, and everybody who is taken for no human. */
export const LOCKED_ACTION = '/antibot'
