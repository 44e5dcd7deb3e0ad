const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  txt: 'text/plain; charset=utf-8',
  ts: 'text/plain; charset=utf-8',
  md: 'text/plain; charset=utf-8',
}

/** The media type of a file, from its extension. */
export function contentType(name: string): string {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return (Object.hasOwn(TYPES, ending) ? TYPES[ending] : undefined) ?? 'application/octet-stream'
}
