import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { isStale } from '~/shared/problem';
import { Banner } from '~/ui/banner';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { ErrorState } from '~/ui/error-state';
import { useBanner } from '~/ui/hooks/use-banner';
import { Skeleton } from '~/ui/skeleton';
import { ConflictAlert } from '~/ui/conflict-alert';
import type { Shop } from '../../../contract';
import { call, read } from '../api';
import { linesOf } from '../failure';
import { changedOf, showRefusal } from '../fields';
import { InView } from '../in-view';
import { shopQuery } from '../queries';
import { ShopFields } from './shop-fields';
import { valuesOf } from './shop-values';

type EditShopProps = {
  shop: Shop | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSaved: () => void;
};

/** The Edit Shop window: opens with the shop as it is now, closes when it is saved. */
export function EditShop({ shop, open, onOpenChange, onSaved }: EditShopProps) {
  const id = useId();
  const [saving, setSaving] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Edit Shop"
      description={shop?.name}
      width="lg"
      holdsTyping
      dismissible={!saving}
      footer={
        <>
          <Button variant="secondary" disabled={saving} onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" form={id} loading={saving}>
            Save Changes
          </Button>
        </>
      }
    >
      {shop && <Loading id={shop.id} formId={id} onSaving={setSaving} onSaved={onSaved} />}
    </Dialog>
  );
}

type LoadingProps = { id: number; formId: string; onSaving: (saving: boolean) => void; onSaved: () => void };

function Loading({ id, ...rest }: LoadingProps) {
  // Never from memory: an edit begins with what is stored now.
  const details = useQuery({ ...shopQuery(id), refetchOnWindowFocus: false, gcTime: 0 });
  if (details.isPending) return <Skeleton className="h-96" />;
  if (!details.data) {
    return (
      <ErrorState
        title="Failed to load shop details."
        retrying={details.isFetching}
        onRetry={() => void details.refetch()}
      />
    );
  }
  return <EditForm shop={details.data} {...rest} />;
}

type EditFormProps = Omit<LoadingProps, 'id'> & { shop: Shop };

const failed = 'Failed to update shop.';

function EditForm({ shop, formId, onSaving, onSaved }: EditFormProps) {
  const client = useQueryClient();
  const form = useForm({ defaultValues: valuesOf(shop) });
  const [readAt, setReadAt] = useState(shop.updated_at);
  const [stale, setStale] = useState(false);
  const [banner, say] = useBanner({ clearAfter: 5000 });
  // Read while rendering: that is how react-hook-form knows that somebody wants it.
  void form.formState.dirtyFields;

  const submit = form.handleSubmit(async (values) => {
    say();
    setStale(false);
    const changes = changedOf(values, form);
    if (Object.keys(changes).length === 0) return say('error', 'No changes detected.');
    onSaving(true);
    try {
      await call('PATCH /api/marketplace/shops/:id/', { params: { id: shop.id }, body: { ...changes, updated_at: readAt } });
      void client.invalidateQueries();
      onSaved();
    } catch (error) {
      setStale(isStale(error));
      if (!isStale(error) && !showRefusal(form, error)) say('error', ...linesOf(failed, error));
    } finally {
      onSaving(false);
    }
  });

  /** Takes what is stored now for every field that was not touched here. */
  const takeCurrent = async () => {
    try {
      // Not through the query: were it to fail, the form would give way to its error.
      const now = await read('GET /api/marketplace/shops/:id/', { params: { id: shop.id } });
      form.reset(valuesOf(now), { keepDirtyValues: true });
      setReadAt(now.updated_at);
      setStale(false);
    } catch (error) {
      say('error', ...linesOf('Failed to load shop details.', error));
    }
  };

  return (
    <form id={formId} noValidate aria-label="Edit Shop" onSubmit={(event) => void submit(event)}>
      <InView news={banner ?? stale}>
        <Banner banner={banner} className="mb-5" />
        {stale && <ConflictAlert failed={failed} onTakeCurrent={takeCurrent} />}
      </InView>
      <ShopFields form={form} needsAddress={false} />
    </form>
  );
}
