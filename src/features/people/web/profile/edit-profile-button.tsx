import { useMutation, useQueryClient } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import { lazy, Suspense } from 'react';
import { areasQuery } from '~/features/areas/web/public';
import { Button } from '~/ui/button';
import { useDialog } from '~/ui/hooks/use-dialog';
import type { User } from '~/shared/person/user';
import { profileQuery } from '../queries';
import * as texts from '../../texts';

const loadDialog = () => import('./edit-profile-dialog').then((module) => ({ default: module.EditProfileDialog }));
const EditProfileDialog = lazy(loadDialog);

type EditProfileButtonProps = {
  /** Receives why the window could not open; undefined when it is tried again. */
  onProblem: (problem?: string) => void;
};

/** Opens the edit-profile window once areas and profile have loaded. */
export function EditProfileButton({ onProblem }: EditProfileButtonProps) {
  const client = useQueryClient();
  const dialog = useDialog<User>();
  const { mutate: open, isPending } = useMutation({
    mutationFn: async () => {
      const profile = client.fetchQuery({ ...profileQuery, staleTime: 0 });
      // Without the areas the form shows an error and works all the same.
      const [user] = await Promise.all([profile, client.prefetchQuery(areasQuery), loadDialog()]);
      return user;
    },
    onMutate: () => onProblem(),
    onSuccess: dialog.show,
    onError: () => onProblem(texts.profileNotLoaded),
  });
  return (
    <>
      <Button variant="secondary" loading={isPending} onClick={() => open()}>
        <Pencil aria-hidden="true" />
        {texts.editProfile}
      </Button>
      {dialog.render((state, user) => (
        <Suspense fallback={null}>
          <EditProfileDialog user={user} {...state} />
        </Suspense>
      ))}
    </>
  );
}
