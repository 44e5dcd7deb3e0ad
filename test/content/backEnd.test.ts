import { isBackEnd } from '../../src/content/backEnd'

const leads = (address: string, base?: string) =>
  isBackEnd(new URL(address, 'https://stays.example/'), base)

describe('the back end of a CMS (design decision 42)', () => {
  it.each([
    '/wp-admin/',
    '/wp-admin',
    '/blog/wp-admin/users.php',
    '/wp-login.php?action=logout',
    '/admin',
    '/admin/people',
    '/ADMIN/people',
    '/%61dmin/people',
    'https://stays.example//admin/people',
    '/./x/../admin',
    '/index.php/admin',
    '/de/admin',
    '/pt-br/user/1/edit',
    '/user',
    '/user/logout',
    '/node/17/edit',
    '/node/17/delete',
    '/node/add/article',
    '/cms/node/17/edit?destination=node',
    '/typo3/',
    '/typo3/index.php',
    '/?q=admin/people',
    '/index.php?q=user/logout',
    '/?q=/de/admin',
  ])('is %s', (address) => {
    expect(leads(address)).toBe(true)
  })

  it('is found in the folder of the CMS', () => {
    expect(leads('/cms/admin/people', '/cms/')).toBe(true)
    expect(leads('/cms/de/user', '/CMS/')).toBe(true)
    expect(leads('/admin', '/cms/')).toBe(true)
  })

  it.each([
    '/',
    '/node/17',
    '/users',
    '/administration-of-estates',
    '/guide/user/first-steps',
    '/stays/node-17/edition',
    '/search?q=admin',
    '/house-rules#admin',
    '/wp-content/uploads/plan.html',
    '/typo3temp/a.html',
    '/%E0%A4%A',
  ])('is not %s', (address) => {
    expect(leads(address)).toBe(false)
  })
})
