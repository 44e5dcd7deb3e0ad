import type { Context } from 'hono'

/** Reads the values of a posted form without files. */
export async function postedValues(context: Context): Promise<URLSearchParams> {
  return new URLSearchParams(await context.req.text())
}
