import { leadKey } from '../../../demo/server/leads/leadKey'
import { renderLeadForm } from '../../../demo/server/leads/renderLeadForm'
import { htmlPage } from '../support/htmlPage'
import { openHtml } from '../support/openHtml'
import { expect, test } from '../support/test'
import { LeadForm } from './LeadForm'

const ID = 'bt-leads-stay'
const ROUTE = '/bt-leads-antibot-workaround'
const form = renderLeadForm(ID)
const open = (script: string) =>
  `<button type="button" onclick="const box = this.nextElementSibling; ${script}">Open</button>`

/** Dialogs as sites make them: each opens without a word to us. */
const dialogs = {
  'the <dialog> of the browser': `${open('box.showModal()')}<dialog>${form}</dialog>`,
  'a dialog with a role, hidden by its style': `${open("box.style.display = 'block'")}
    <div role="dialog" style="display: none">${form}</div>`,
  'an element that becomes a dialog when it opens': `${open("box.hidden = false; box.setAttribute('aria-modal', 'true')")}
    <div hidden>${form}</div>`,
}

for (const [name, html] of Object.entries(dialogs)) {
  test(`a lead form is unlocked and sent once in ${name}`, async ({ page, qa }) => {
    await openHtml(page, htmlPage(html))
    await page.waitForFunction(() => Reflect.get(window, 'Vitrine') !== undefined)
    const lead = new LeadForm(page)
    const requests = async () => (await qa.log()).filter(({ path }) => path.startsWith(ROUTE))
    expect(await requests()).toEqual([])
    await lead.open('Open')
    await lead.expectState('ready')
    await lead.fill()
    await lead.button('Send').dblclick()
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    expect(await qa.leads()).toEqual([
      { form: ID, action: '/leads/send', key: leadKey(ID), op: 'ask', name: 'Ada Lovelace' },
    ])
    expect(await requests()).toHaveLength(1)
  })
}
