import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { renderPage } from '../pages/renderPage'
import { isLeadForm, LEAD_ACTION, LEAD_FORMS, LOCKED_ACTION } from './leadForms'
import { leadKey } from './leadKey'
import type { LeadLog } from './leadLog'
import { renderLeadForm } from './renderLeadForm'
import { type LeadValues, validateLead } from './validateLead'

const NO_STORE = { 'cache-control': 'no-store' }

/**
 * The server's part of lead forms: the anti-bot data (spec 7.5), the forms under `/leads/form/{id}`, their locked and
 * unlocked actions, and the thanks page. `/qa/leads` lists the accepted leads.
 * @param controls delay and break responses. A lead with a failed response is not accepted.
 */
export function leadRoutes(log: LeadLog, controls: MiddlewareHandler): Hono {
  const routes = new Hono()
  routes.use('/bt-leads-antibot-workaround', controls)
  routes.get('/bt-leads-antibot-workaround', (context) =>
    context.json(antibotData(), 200, NO_STORE),
  )
  routes.get('/leads/form/:id', controls, (context) => {
    const id = context.req.param('id')
    return isLeadForm(id) ? htmlResponse(context, renderLeadForm(id)) : context.notFound()
  })
  routes.post(LEAD_ACTION, logLead(log), controls, async (context) => {
    const values = await readValues(context)
    const errors = validateLead(values)
    const id = values.get('form_id') ?? ''
    if (isLeadForm(id) && errors.size > 0)
      return htmlResponse(context, renderLeadForm(id, values, errors))
    return errors.size > 0 ? failedResponse(context) : context.redirect('/leads/thanks', 303)
  })
  routes.get('/leads/thanks', (context) =>
    htmlResponse(context, '<h2>Thank you</h2>\n<p>We will write to you today.</p>'),
  )
  routes.all(LOCKED_ACTION, failedResponse)
  return routes
}

/** Logs each lead whose response says that it was accepted. */
function logLead(log: LeadLog): MiddlewareHandler {
  return async (context, next) => {
    await next()
    if (context.res.status !== 303) return
    const values = await readValues(context)
    const value = (name: string) => values.get(name) ?? ''
    log.add({
      form: value('form_id'),
      action: context.req.path,
      key: value('antibot_key'),
      op: value('op'),
      name: value('name'),
    })
  }
}

function antibotData() {
  return Object.fromEntries(
    Object.entries(LEAD_FORMS).map(([id, { shape }]) => [
      id,
      { ...(shape === 7 ? { action: LEAD_ACTION } : { id }), key: leadKey(id) },
    ]),
  )
}

/** Responds with a fragment to scripts, and with a whole page to browsers. */
function htmlResponse(context: Context, html: string) {
  const isPart = context.req.header('x-requested-with') === 'XMLHttpRequest'
  return context.html(isPart ? html : renderPage('Lakeside', html), 200, NO_STORE)
}

function failedResponse(context: Context) {
  return context.html(renderPage('Submission failed', '<h1>Submission failed</h1>'), 400, NO_STORE)
}

async function readValues(context: Context): Promise<LeadValues> {
  const body = await context.req.parseBody()
  return new Map(
    Object.entries(body).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  )
}
