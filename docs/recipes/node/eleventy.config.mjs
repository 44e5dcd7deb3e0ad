import { render } from 'vitrine/server'

const site = process.env.SITE ?? 'https://www.example.org'

async function search({ url, body }) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' }
  const response = await fetch(new URL(url, site), { method: 'POST', headers, body })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.text()
}

export default function (config) {
  config.addTransform('vitrine', function (html) {
    const isSearchPage = this.page.outputPath?.endsWith?.('.html') && html.includes('data-vitrine=')
    return isSearchPage ? render({ html, fetch: search }) : html
  })
}
