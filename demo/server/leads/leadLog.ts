/** A lead that the site accepted. */
export interface Lead {
  readonly form: string
  /** The path that it was posted to. */
  readonly action: string
  readonly key: string
  /** The button that was pressed. */
  readonly op: string
  readonly name: string
}

export interface LeadLog {
  entries(): readonly Lead[]
  add(lead: Lead): void
  clear(): void
}

const MAX_ENTRIES = 200

export function createLeadLog(): LeadLog {
  let entries: readonly Lead[] = []
  return {
    entries: () => entries,
    add(lead) {
      entries = [...entries.slice(1 - MAX_ENTRIES), lead]
    },
    clear() {
      entries = []
    },
  }
}
