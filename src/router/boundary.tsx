import { Component, type ReactNode } from 'react';
import { useHere } from './context';
import type { Location } from './location';

interface Props {
  place: Location;
  failed: boolean;
  fallback: ReactNode;
  children: ReactNode;
}

interface Caught {
  place: Location;
  failed: boolean;
}

class Catch extends Component<Props, Caught> {
  override state: Caught = { place: this.props.place, failed: false };

  static getDerivedStateFromError(): Partial<Caught> {
    return { failed: true };
  }

  // Another place is another try.
  static getDerivedStateFromProps({ place }: Props, state: Caught): Caught | null {
    return place === state.place ? null : { place, failed: false };
  }

  override render() {
    return this.state.failed || this.props.failed ? this.props.fallback : this.props.children;
  }
}

/**
 * Shows `fallback` in place of what can't be rendered, in the browser or already on the server, until the next step.
 */
export function Boundary(props: { fallback: ReactNode; children: ReactNode }) {
  const { location, failed } = useHere().state;
  return <Catch place={location} failed={failed} {...props} />;
}
