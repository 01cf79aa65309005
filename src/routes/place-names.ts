import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { areasWithUnitsQuery } from '~/features/areas/web/public';

const namesOf = (list: readonly { id: number; name: string }[]) =>
  Object.fromEntries(list.map(({ id, name }) => [id, name]));

/** Returns the names of areas and units by their ids, for the audit log, whose feature can't import that of areas. */
export function usePlaceNames() {
  const { data: places } = useQuery(areasWithUnitsQuery);
  return useMemo(
    () => places && { area: namesOf(places), unit: namesOf(places.flatMap(({ units }) => units)) },
    [places],
  );
}
