import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CallError } from '~/shared/api-client';
import { useBanner } from '~/ui/hooks/use-banner';
import type { Area, Unit } from '../../contract';
import { unitsQuery } from '../queries';
import { call } from './api';
import { reasonOf } from './failure';

/** One area's units and what the office does with them. */
export function useUnits({ id: area }: Area) {
  const client = useQueryClient();
  const query = unitsQuery(area);
  const list = useQuery(query);
  const [banner, say] = useBanner({ clearAfter: 3000 });
  const failedToLoad = list.error && reasonOf(list.error, 'Failed to load units. Please try again.');

  const forget = (id: number) => {
    client.setQueryData(query.queryKey, (now) => now?.filter((unit) => unit.id !== id));
    void client.invalidateQueries();
  };

  const add = async (name: string): Promise<string | undefined> => {
    say();
    try {
      await call('POST /api/unit/create/', { body: { name, area } });
    } catch (error) {
      return reasonOf(error, 'Failed to add unit. Please try again.');
    }
    void client.invalidateQueries();
    say('success', 'Unit added successfully!');
    return undefined;
  };

  /** Deletes it, or says why not. Gives whether it is gone. */
  const remove = async ({ id }: Unit): Promise<boolean> => {
    say();
    try {
      await call('DELETE /api/unit/delete/:id/', { params: { id } });
      forget(id);
      say('success', 'Unit deleted successfully!');
      return true;
    } catch (error) {
      say('error', reasonOf(error, 'Failed to delete unit. Please try again.'));
      const gone = error instanceof CallError && error.status === 404;
      if (gone) forget(id);
      return gone;
    }
  };

  return { list, failedToLoad, banner, add, remove };
}
