import type { Page } from '@playwright/test'

declare global {
  interface Window {
    serverNodes: Node[]
  }
}

/** Keeps the nodes of the server's roots, before any deferred script runs. */
export function keepNodes(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return
      window.serverNodes = []
      for (const root of document.querySelectorAll('[data-vitrine-root]')) {
        const nodes = document.createNodeIterator(root)
        for (let node = nodes.nextNode(); node; node = nodes.nextNode())
          window.serverNodes.push(node)
      }
    })
  })
}

/** The server's nodes, and those of them that have left. */
export function readNodes(page: Page) {
  return page.evaluate(() => ({
    count: window.serverNodes.length,
    gone: window.serverNodes
      .filter((node) => !node.isConnected)
      .map(({ textContent }) => textContent),
  }))
}

/** The addresses that the page posts to, from now on. */
export function countPosts(page: Page): readonly string[] {
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname)
  })
  return posts
}
