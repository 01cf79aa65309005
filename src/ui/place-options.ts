import type { SelectOption } from './select';

type Place = { id: number; name: string };

/** Returns the options of areas, units or other records by their ids, with `none` for no choice at the start. */
export const placeOptions = (places: readonly Place[] = [], none?: string): SelectOption[] => [
  ...(none === undefined ? [] : [{ value: '', label: none }]),
  ...places.map(({ id, name }) => ({ value: String(id), label: name })),
];
