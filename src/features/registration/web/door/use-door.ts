import { useEffect, useState, useSyncExternalStore } from 'react';
import { Door } from './door';
import type { DoorState } from './door-state';

/** Opens the door of an event for as long as the screen is there. */
export function useDoor(event: number): { door: Door; state: DoorState } {
  const [door] = useState(() => new Door(event));
  const state = useSyncExternalStore(door.subscribe, door.read, door.read);
  useEffect(() => door.open(), [door]);
  return { door, state };
}
