import { createContext } from 'react'
import type { PageTools } from './widgetEntry'

/** What a widget with a root may use of the page around it; set by mount for each root. */
export const PageToolsContext = createContext<PageTools | null>(null)
