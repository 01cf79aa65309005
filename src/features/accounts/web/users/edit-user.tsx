import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '~/ui/dialog';
import { ErrorState } from '~/ui/error-state';
import { Skeleton } from '~/ui/skeleton';
import { useDiscardQuestion } from '../components/use-discard-question';
import { userQuery } from '../queries';
import { UserForm } from './user-form';

type EditUserProps = {
  id: number;
  /** The superuser's own account. */
  own: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** It is saved, with this to say; the window closes. */
  onSaved: (message: string) => void;
};

/** The windows Edit User Profile and Edit Superuser Profile. They open with the person as they are now. */
export function EditUser({ id, own, open, onOpenChange, onSaved }: EditUserProps) {
  const [saving, setSaving] = useState(false);
  const close = () => onOpenChange(false);
  const { question, setTyped, ...closing } = useDiscardQuestion(close);
  return (
    <Dialog
      {...closing}
      open={open}
      title={own ? 'Edit Superuser Profile' : 'Edit User Profile'}
      width="lg"
      dismissible={!saving}
      holdsTyping
    >
      <Loading
        id={id}
        own={own}
        onSaving={setSaving}
        onTyped={setTyped}
        onCancel={close}
        onSaved={(message) => {
          close();
          onSaved(message);
        }}
      />
      {question}
    </Dialog>
  );
}

type LoadingProps = Pick<EditUserProps, 'id' | 'own' | 'onSaved'> & {
  onSaving: (saving: boolean) => void;
  onTyped: (typed: boolean) => void;
  onCancel: () => void;
};

function Loading({ id, ...rest }: LoadingProps) {
  // Never from memory, and not asked again under the hands of somebody typing.
  const query = useQuery({ ...userQuery(id), gcTime: 0, staleTime: Infinity, refetchOnMount: 'always' });
  if (query.data) return <UserForm user={query.data} {...rest} />;
  if (query.isPending) return <FormSkeleton />;
  return (
    <ErrorState
      title="Failed to load user data. Please try again."
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}

function FormSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-5">
      <Skeleton className="h-36" />
      <Skeleton className="h-96" />
    </div>
  );
}
