import { useState, type ComponentType, type ReactNode } from 'react';
import { EventsWaiting } from '../components/events-waiting';

/**
 * Shows both events pages. Once shown, the lists stay as they are while an event opens over them and closes again. They
 * are loaded by their own page (its `Screen`), so that an event opened directly does not load them before it closes.
 */
export default function EventsLayout({ Screen, children }: { Screen?: ComponentType; children: ReactNode }) {
  const [shown, setShown] = useState<ComponentType | undefined>(() => Screen);
  if (Screen && Screen !== shown) setShown(() => Screen);
  const Lists = Screen ?? shown ?? EventsWaiting;
  return (
    <>
      <Lists />
      {children}
    </>
  );
}
