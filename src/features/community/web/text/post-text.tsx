import { Component, lazy, type ComponentType, type ReactNode } from 'react';
import { Plain } from './plain';

const load = () => import('./markdown');

/** Starts fetching the Markdown renderer before the first text arrives. */
export const warmMarkdown = () => void load().catch(() => undefined);

// A phone that has lost its connection still shows the text.
const Markdown = lazy<ComponentType<{ children: string }>>(() =>
  load().then(
    ({ Markdown }) => ({ default: Markdown }),
    () => ({ default: Plain }),
  ),
);

/** A post's text. It suspends while the Markdown renderer is being fetched. */
export function PostText({ children }: { children: string }) {
  return (
    <PlainInstead key={children} text={children}>
      <Markdown>{children}</Markdown>
    </PlainInstead>
  );
}

/** A text that can't be rendered as Markdown is shown as typed instead of taking the thread down. */
class PlainInstead extends Component<{ text: string; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Plain>{this.props.text}</Plain> : this.props.children;
  }
}
