/** A page as a themer writes it, with our script and stylesheet. */
export function htmlPage(body: string, head = ''): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Listings</title>
    <link rel="icon" href="/favicon.svg" />
    <link rel="stylesheet" href="/dist/vitrine.css" />
    ${head}
    <script defer src="/dist/vitrine.js"></script>
  </head>
  <body>${body}</body>
</html>`
}
