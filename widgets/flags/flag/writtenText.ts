/** The text of a CMS's control, past its icons: the first that is not blank is replaced. */
export interface WrittenText {
  /** Whether there is room for a text; a control that is only an icon has none. */
  readonly isSeen: boolean
  write(text: string): void
  giveBack(): void
}

export function writtenText(control: HTMLElement): WrittenText {
  if (control instanceof HTMLInputElement) {
    const { value } = control
    const write = (text: string) => {
      control.value = text
    }
    return { isSeen: true, write, giveBack: () => write(value) }
  }
  const node = firstText(control) ?? (control.childElementCount === 0 ? added(control) : null)
  if (!node) return { isSeen: false, write() {}, giveBack() {} }
  const { data } = node
  const write = (text: string) => {
    if (node.data !== text) node.data = text
  }
  return { isSeen: true, write, giveBack: () => write(data) }
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
