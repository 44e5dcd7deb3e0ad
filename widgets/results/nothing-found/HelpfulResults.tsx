import { type ComponentType, useMemo } from 'react'
import type { TemplateProps, Templates, WidgetProps } from '../../shared/entry/widgetProps'
import type { HelpfulConfig } from './config'
import { HelpfulMessage } from './HelpfulMessage'

interface Props extends WidgetProps<HelpfulConfig> {
  /** The view of the results. */
  readonly View: ComponentType<WidgetProps<HelpfulConfig>>
}

/** The results, where `nothing_found` is on with help in the message of an empty one. */
export function HelpfulResults({ View, ...props }: Props) {
  const { id, config, templates } = props
  const helpful = useMemo((): Templates => {
    const { empty: template } = templates
    const empty = (shown: TemplateProps) => (
      <HelpfulMessage id={id} template={template} shown={shown} />
    )
    return config.nothing_found ? { ...templates, empty } : templates
  }, [id, config, templates])
  return <View {...props} templates={helpful} />
}
