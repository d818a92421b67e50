import { Component, type ReactNode } from 'react';
import { AlertNote } from './alert-note.tsx';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly failed: boolean;
}

/** Keeps a part that stops working to its own section of the page. The shell hears of the error by itself. */
export class PartBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <PartFailure onRetry={() => this.setState({ failed: false })} />;
  }
}

/** Stands in the place of a part that did not come, or stopped working. */
export function PartFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <AlertNote tone="attention" onRetry={onRetry}>
      This part did not come through. The rest of the page works.
    </AlertNote>
  );
}
