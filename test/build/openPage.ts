import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { launchOptions } from '../support/findBrowser'

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.png': 'image/png',
}

/** Launches the browser in which the other tests run. */
export function launch(): Promise<Browser> {
  return chromium.launch(launchOptions())
}

interface Site {
  /** The folder whose files the page may load. */
  readonly folder: string
  readonly html: string
  /** Further files, by path. */
  readonly files?: Readonly<Record<string, string>>
  readonly csp?: string
}

/** Opens a page of a site that exists in memory only. Other URLs respond with 404. */
export async function openPage(
  browser: Browser,
  { folder, html, files, csp }: Site,
): Promise<Page> {
  const page = await browser.newPage()
  page.setDefaultTimeout(10_000)
  await page.route('**/*', async (route) => {
    const path = new URL(route.request().url()).pathname
    const headers: Record<string, string> = csp ? { 'content-security-policy': csp } : {}
    if (path === '/') return route.fulfill({ contentType: 'text/html', body: html, headers })
    const script = files?.[path]
    if (script !== undefined) return route.fulfill({ contentType: 'text/javascript', body: script })
    const body = await readFile(join(folder, path)).catch(() => null)
    if (!body) return route.fulfill({ status: 404 })
    return route.fulfill({ contentType: TYPES[extname(path)] ?? 'text/plain', body })
  })
  return page
}
