import { useQueryClient } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import { lazy, Suspense, useState } from 'react';
import { areasQuery } from '~/features/areas/web/public';
import { Button } from '~/ui/button';
import type { User } from '../../contract';
import { profileQuery } from '../queries';

const loadDialog = () => import('./edit-profile-dialog').then((module) => ({ default: module.EditProfileDialog }));
const EditProfileDialog = lazy(loadDialog);

type EditProfileButtonProps = {
  /** Why the window could not open; nothing when it is tried again. */
  onProblem: (problem?: string) => void;
};

/** Opens the edit-profile modal once areas and profile have loaded (spec, section 4). */
export function EditProfileButton({ onProblem }: EditProfileButtonProps) {
  const client = useQueryClient();
  const [user, setUser] = useState<User | null>(null);
  const [open, setOpen] = useState(false);
  const [loading, setLoading] = useState(false);

  const start = async () => {
    onProblem();
    setLoading(true);
    try {
      const profile = client.fetchQuery({ ...profileQuery, staleTime: 0 });
      // Without the areas the form says so and can be used all the same.
      const [loaded] = await Promise.all([profile, client.prefetchQuery(areasQuery), loadDialog()]);
      setUser(loaded);
      setOpen(true);
    } catch {
      onProblem('Failed to load profile data.');
    } finally {
      setLoading(false);
    }
  };

  return (
    <>
      <Button variant="secondary" loading={loading} onClick={() => void start()}>
        <Pencil aria-hidden="true" />
        Edit Profile
      </Button>
      {user && (
        <Suspense fallback={null}>
          <EditProfileDialog user={user} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
