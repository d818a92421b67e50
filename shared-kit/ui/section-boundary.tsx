import { Component, type ReactNode } from 'react';
import { AlertNote } from './alert-note.tsx';
import { SECTION_BOUNDARY_WORDS } from './section-boundary.words.ts';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly failed: boolean;
}

/** An error boundary around a section of the page. The shell is notified of the error automatically. */
export class SectionBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <SectionFailure onRetry={() => this.setState({ failed: false })} />;
  }
}

/** Replaces a section that did not load, or threw. */
export function SectionFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <AlertNote tone="attention" onRetry={onRetry}>
      {SECTION_BOUNDARY_WORDS.failed}
    </AlertNote>
  );
}
