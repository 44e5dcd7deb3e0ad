import { screen } from '@testing-library/react'
import { aVisitor, visit } from './page'
import { aMoment } from './time'
import { openWire } from './wire'

/** Opens a page with dropdowns, whose module is loaded. */
export async function visitDropdown(html: string, line: Parameters<typeof openWire>[0] = {}) {
  const wire = openWire(line)
  const page = await visit(html)
  await aMoment()
  return { wire, page, visitor: aVisitor() }
}

export const box = (name?: string | RegExp) =>
  screen.getByRole<HTMLInputElement>('combobox', name === undefined ? {} : { name })
export const list = () => screen.queryByRole('listbox')
export const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
export const option = (name: string) => screen.getByRole('option', { name })
/** The option that the combobox marks as active. */
export const active = () => {
  const id = box().getAttribute('aria-activedescendant')
  return id === null ? null : document.getElementById(id)?.textContent
}
export const chosen = () =>
  screen.queryAllByRole('option', { selected: true }).map(({ textContent }) => textContent)
export const chips = () =>
  screen.queryAllByRole('listitem').map((chip) => chip.firstElementChild?.textContent)
export const chip = (name: string) => screen.getByRole('button', { name: `Remove ${name}` })
/** The note below the options. */
export const note = () => document.querySelector('.vitrine-dropdown__note')?.textContent ?? null
export const announcement = () => document.querySelector('.vitrine-announcer')?.textContent
export const theSelect = () => document.querySelector('select') as HTMLSelectElement

/** The data that a form would send now, as a query string. */
export function sent(form = document.querySelector('form')): string {
  const pairs = [...new FormData(form ?? undefined)].map(([name, value]) => [name, String(value)])
  return new URLSearchParams(pairs).toString()
}

/** Records the named events that bubble to the body, with their values. */
export function recordEvents(...names: readonly string[]): readonly string[] {
  const heard: string[] = []
  for (const name of names) {
    document.body.addEventListener(name, ({ target }) => {
      const { localName, value } = target as HTMLSelectElement
      heard.push(`${name} ${localName} ${value}`)
    })
  }
  return heard
}
