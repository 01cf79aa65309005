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

/** Shows a post's text. It suspends while the Markdown renderer is being fetched. */
export function PostText({ children }: { children: string }) {
  return (
    <PlainInstead key={children} text={children}>
      <Markdown>{children}</Markdown>
    </PlainInstead>
  );
}

/** Shows a text as typed when it can't be rendered as Markdown, instead of failing with the whole thread. */
class PlainInstead extends Component<{ text: string; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Plain>{this.props.text}</Plain> : this.props.children;
  }
}
