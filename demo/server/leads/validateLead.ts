import { isLeadForm } from './leadForms'
import { leadKey } from './leadKey'

/** The values of a lead form, by field. */
export type LeadValues = ReadonlyMap<string, string>

/** Validates a lead. @returns errors by field; the empty name stands for the form itself. */
export function validateLead(values: LeadValues): ReadonlyMap<string, string> {
  const errors = new Map<string, string>()
  const form = values.get('form_id') ?? ''
  if (!isLeadForm(form) || values.get('antibot_key') !== leadKey(form)) {
    errors.set('', 'Submission failed. Please reload the page and try again.')
  }
  if (!/\S\s+\S/.test(values.get('name') ?? ''))
    errors.set('name', 'Please give both of your names.')
  if (!/^\S+@\S+\.\S+$/.test(values.get('mail') ?? '')) {
    errors.set('mail', 'Please give an address that we can write to.')
  }
  return errors
}
