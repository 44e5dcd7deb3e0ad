import type { Context } from 'hono'

/** What was posted, in the form that forms without files have. */
export async function postedValues(context: Context): Promise<URLSearchParams> {
  return new URLSearchParams(await context.req.text())
}
