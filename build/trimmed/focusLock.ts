import { createElement, type ReactNode } from 'react'

/**
 * What react-focus-lock renders when it is not enabled, but for its guards: a plain div. @reach/dialog is
 * always used with `dangerouslyBypassFocusLock`: the lock reads every element of the page, and breaks on a
 * form that has a field named `children`. The overlay stack makes the rest of the page inert instead.
 */
export default function FocusLock({ children }: { readonly children: ReactNode }) {
  return createElement('div', null, children)
}
