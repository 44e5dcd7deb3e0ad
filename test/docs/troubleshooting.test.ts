import { takeConsole } from '../support/console'
import { blocks } from '../support/markdown'
import { visit } from '../support/page'
import { openWire } from '../support/wire'
import { fileText } from './reference'

const text = fileText('docs/guide/troubleshooting.md')
const examples = blocks(text, 'html')
const messages = blocks(text, '').filter((block) => block.startsWith('Vitrine: '))

describe('the troubleshooting page', () => {
  it('has a message for each example', () => {
    expect(messages).toHaveLength(examples.length)
    expect(messages).not.toEqual([])
  })

  it.each(examples.map((html, i) => [html, messages[i] ?? '']))(
    'shows the message of the console for %s',
    async (html, message) => {
      openWire()
      const config = 'data-vitrine-solr.url="/solr/select"'
      await visit(`<main id="listings" data-vitrine="search" ${config}>${html}</main>`)
      const level = message.includes('was not mounted') ? 'error' : 'warn'
      expect(takeConsole()).toEqual([`${level}: ${message}`])
    },
  )
})
