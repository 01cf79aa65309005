import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CallError } from '~/shared/api-client';
import { useBanner } from '~/ui/hooks/use-banner';
import type { Area } from '../../contract';
import { areasQuery, areasWithUnitsQuery } from '../queries';
import { call } from './api';
import { reasonOf } from './failure';

const loadFailed = 'Failed to load areas. Please try again.';

/** The areas and what the office does with them; success clears after 3 s (members-and-administration.md section 9). */
export function useAreas() {
  const client = useQueryClient();
  const list = useQuery(areasQuery);
  const [banner, say] = useBanner({ clearAfter: 3000 });

  const failedToLoad = list.error && reasonOf(list.error, loadFailed);
  // Only for how many units there are; without it the screen just does not say.
  const units = useQuery(areasWithUnitsQuery).data;
  const unitsOf = (id: number) => units?.find((area) => area.id === id)?.units.length;

  // Not waited for: what was done is done, however long everything that is shown takes to come again.
  const changed = () => void client.invalidateQueries();

  const forget = (id: number) => {
    client.setQueryData(areasQuery.queryKey, (now) => now?.filter((area) => area.id !== id));
    changed();
  };

  const refresh = async () => {
    void client.invalidateQueries({ queryKey: areasWithUnitsQuery.queryKey });
    const { data, error } = await list.refetch();
    // What was there stays, so nothing else would tell.
    if (data && error) say('error', reasonOf(error, loadFailed));
  };

  const add = async (name: string): Promise<string | undefined> => {
    try {
      await call('POST /api/areas/', { body: { name } });
    } catch (error) {
      return reasonOf(error, 'Failed to add area. Please try again.');
    }
    changed();
    say('success', 'Area added successfully!');
    return undefined;
  };

  /** Deletes it, or says why not. Gives whether it is gone. */
  const remove = async ({ id }: Area): Promise<boolean> => {
    say();
    try {
      await call('DELETE /api/areas/:id/', { params: { id } });
      forget(id);
      say('success', 'Area deleted successfully!');
      return true;
    } catch (error) {
      say('error', reasonOf(error, 'Failed to delete area. Please try again.'));
      // Somebody else was faster.
      const gone = error instanceof CallError && error.status === 404;
      if (gone) forget(id);
      return gone;
    }
  };

  return { list, failedToLoad, unitsOf, banner, refresh, add, remove };
}
