import { type Declaration, type Rule, type Selector, transform } from 'lightningcss'
import { read } from './readStyles'

/** How many ids, classes and elements a selector counts, as CSS weighs it. */
export type Weight = readonly [ids: number, classes: number, elements: number]

/** What one selector of a rule declares. */
export interface WeighedRule {
  readonly selector: string
  readonly weight: Weight
  readonly properties: readonly string[]
  readonly important: readonly string[]
}

/** Every rule of a style sheet once for each of its selectors, nested rules too; keyframes have none. */
export function weighedRules(name: string): readonly WeighedRule[] {
  const rules: WeighedRule[] = []
  const visit = (sheet: { readonly rules: readonly Rule[] }) =>
    collect(sheet.rules, undefined, rules)
  transform({ filename: name, code: Buffer.from(read(name)), visitor: { StyleSheet: visit } })
  return rules
}

interface Parent {
  readonly text: string
  readonly weight: Weight
}

function collect(rules: readonly Rule[], parent: Parent | undefined, into: WeighedRule[]): void {
  for (const rule of rules) {
    if (rule.type === 'media' || rule.type === 'container' || rule.type === 'supports') {
      collect(rule.value.rules, parent, into)
    } else if (rule.type === 'nested-declarations') {
      throw new Error(`${parent?.text}: declarations stand above nested rules`)
    } else if (rule.type === 'style') {
      const { selectors, declarations, rules: nested } = rule.value
      const each = selectors.map((selector) => ({
        text: textOf(selector, parent?.text),
        weight: weigh(selector, parent?.weight),
      }))
      for (const { text, weight } of each) {
        into.push({
          selector: text,
          weight,
          properties: [
            ...(declarations?.declarations ?? []),
            ...(declarations?.importantDeclarations ?? []),
          ].map(propertyOf),
          important: (declarations?.importantDeclarations ?? []).map(propertyOf),
        })
      }
      collect(
        nested ?? [],
        {
          text: `:is(${each.map(({ text }) => text).join(', ')})`,
          weight: heaviest(each.map(({ weight }) => weight)),
        },
        into,
      )
    } else if (rule.type !== 'keyframes') {
      throw new Error(`unexpected rule: ${rule.type}`)
    }
  }
}

function weigh(selector: Selector, parent: Weight = [0, 0, 0]): Weight {
  return selector
    .map((part): Weight => {
      switch (part.type) {
        case 'id':
          return [1, 0, 0]
        case 'class':
        case 'attribute':
          return [0, 1, 0]
        case 'type':
        case 'pseudo-element':
          return [0, 0, 1]
        case 'nesting':
          return parent
        case 'pseudo-class':
          if (part.kind === 'where') return [0, 0, 0]
          return part.kind === 'is' || part.kind === 'not' || part.kind === 'has'
            ? heaviest(part.selectors.map((one) => weigh(one, parent)))
            : [0, 1, 0]
        default:
          return [0, 0, 0]
      }
    })
    .reduce(([a, b, c], [x, y, z]) => [a + x, b + y, c + z], [0, 0, 0])
}

function heaviest(weights: readonly Weight[]): Weight {
  return [...weights].sort(([a, b, c], [x, y, z]) => x - a || y - b || z - c)[0] ?? [0, 0, 0]
}

/** A selector in words that a failing test can print: classes, and attributes with their values. */
function textOf(selector: Selector, parent = ''): string {
  return selector
    .map((part) => {
      if (part.type === 'class') return `.${part.name}`
      if (part.type === 'type') return part.name
      if (part.type === 'attribute')
        return `[${part.name}${part.operation ? `~${part.operation.value}` : ''}]`
      if (part.type === 'nesting') return parent
      if (part.type === 'combinator') return part.value === 'descendant' ? ' ' : ` ${part.value} `
      if (part.type === 'pseudo-element') return `::${part.kind}`
      if (part.type !== 'pseudo-class') return part.type
      const { kind } = part
      const inner =
        kind === 'is' || kind === 'not' || kind === 'has' || kind === 'where' ? part.selectors : []
      return `:${kind}(${inner.map((one) => textOf(one, parent)).join(', ')})`
    })
    .join('')
}

function propertyOf(declaration: Declaration): string {
  if (declaration.property === 'custom') return declaration.value.name
  if (declaration.property === 'unparsed') return declaration.value.propertyId.property
  return declaration.property
}
