/** The text of a CMS's control, past its icons: the first that is not blank is replaced. */
export interface ControlText {
  /** Whether there is room for a text; a control that is only an icon has none. */
  readonly hasText: boolean
  write(text: string): void
  restore(): void
}

export function controlText(control: HTMLElement): ControlText {
  if (control instanceof HTMLInputElement) {
    const { value } = control
    const write = (text: string) => {
      control.value = text
    }
    return { hasText: true, write, restore: () => write(value) }
  }
  const node = firstText(control) ?? (control.childElementCount === 0 ? added(control) : null)
  if (!node) return { hasText: false, write() {}, restore() {} }
  const { data } = node
  const write = (text: string) => {
    if (node.data !== text) node.data = text
  }
  return { hasText: true, write, restore: () => write(data) }
}

function firstText(control: HTMLElement): Text | null {
  const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text && node.data.trim() !== '' && !node.parentElement?.closest('svg'))
      return node
  }
  return null
}

function added(control: HTMLElement): Text {
  const node = document.createTextNode('')
  control.append(node)
  return node
}
