import { Component, type ReactNode } from 'react'

interface Props {
  readonly onBroken: (error: unknown) => void
  readonly children: ReactNode
}

/** Fences one root: a widget that breaks renders nothing, and its element is given back to the CMS's markup. */
export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onBroken(error)
  }

  override render() {
    return this.state.broken ? null : this.props.children
  }
}
