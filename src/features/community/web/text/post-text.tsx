import { Component, lazy, type ComponentType, type ReactNode } from 'react';
import { Plain } from './plain';

const load = () => import('./markdown');

/** Begins to fetch what reads Markdown, before the first text is there. */
export const warmMarkdown = () => void load().catch(() => undefined);

// A phone that has lost its line still shows the text.
const Markdown = lazy<ComponentType<{ children: string }>>(() =>
  load().then(
    ({ Markdown }) => ({ default: Markdown }),
    () => ({ default: Plain }),
  ),
);

/** A post's text. It waits in the Suspense around it while what reads Markdown is on its way. */
export function PostText({ children }: { children: string }) {
  return (
    <PlainInstead key={children} text={children}>
      <Markdown>{children}</Markdown>
    </PlainInstead>
  );
}

/** A text that could not be read as Markdown is shown as it is, rather than taking the thread with it. */
class PlainInstead extends Component<{ text: string; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Plain>{this.props.text}</Plain> : this.props.children;
  }
}
