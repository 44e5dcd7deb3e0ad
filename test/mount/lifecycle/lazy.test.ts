import { screen } from '@testing-library/react'
import Cookies from 'js-cookie'
import { takeConsole } from '../../support/console'
import { aVisitor, change, visit } from '../../support/page'
import { required } from '../../support/required'
import { aMoment } from '../../support/time'

const flag = '<span id="heart" data-vitrine="flag" data-vitrine-item="17">Save</span>'

afterEach(() => {
  Cookies.remove('riot_solr_flag_items', { path: '/' })
})

describe('a lazy widget', () => {
  it("mounts once its code has loaded, and shows the CMS's markup until then", async () => {
    const page = await visit(flag)
    await aMoment()
    expect(page.doctor().widgets).toEqual([{ name: 'flag#heart', component: '' }])
    await aVisitor().click(screen.getByRole('button', { name: 'Flag' }))
    expect(screen.getByRole('button', { name: 'Unflag' })).toBeVisible()
  })

  it('is not mounted twice while its code loads', async () => {
    const page = await visit('')
    await change(() => {
      document.body.insertAdjacentHTML('beforeend', flag)
      page.attach()
      page.attach()
    })
    await aMoment()
    expect(document.querySelectorAll('[data-vitrine-root]')).toHaveLength(1)
  })

  it('does not mount when its element was detached meanwhile', async () => {
    const page = await visit('<p id="heart">Save</p>')
    const heart = required(document.getElementById('heart'))
    await change(() => {
      heart.setAttribute('data-vitrine', 'flag')
      heart.setAttribute('data-vitrine-item', '17')
      page.attach()
      page.detach()
    })
    await aMoment()
    expect(heart.innerHTML).toBe('Save')
    expect(page.doctor().widgets).toEqual([])
  })

  it('reports its issues once it has loaded', async () => {
    await visit('<span id="heart" data-vitrine="flag"></span>')
    await aMoment()
    expect(takeConsole()).toEqual([
      expect.stringMatching(/^error: Vitrine: flag#heart was not mounted\.\n {2}item is missing/),
    ])
  })
})
