import { useState, type ComponentType } from 'react';
import { Outlet, useMatches } from 'react-router';
import { EventsWaiting } from '../components/events-waiting';

/**
 * Both events pages. Once shown, the lists stay as they are while an event opens over them and closes again.
 * They come with their own page (its `handle`), so that an event opened directly does not load them before it closes.
 */
export default function EventsLayout() {
  const { Screen } = (useMatches().at(-1)?.handle ?? {}) as { Screen?: ComponentType };
  const [shown, setShown] = useState<ComponentType | undefined>(() => Screen);
  if (Screen && Screen !== shown) setShown(() => Screen);
  const Lists = Screen ?? shown ?? EventsWaiting;
  return (
    <>
      <Lists />
      <Outlet />
    </>
  );
}
