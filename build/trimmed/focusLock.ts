import { createElement, type ReactNode } from 'react'

/**
 * Replaces react-focus-lock by a plain div, which it renders when it is disabled (without its guards).
 * @reach/dialog is always used with `dangerouslyBypassFocusLock`: the lock reads every element of the page, and
 * breaks on a form that has a field named `children`. The overlay stack makes the rest of the page inert instead.
 */
export default function FocusLock({ children }: { readonly children: ReactNode }) {
  return createElement('div', null, children)
}
