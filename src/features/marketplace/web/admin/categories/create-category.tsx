import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { Banner } from '~/ui/banner';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { Field } from '~/ui/field';
import { useBanner } from '~/ui/hooks/use-banner';
import { Input } from '~/ui/input';
import { toast } from '~/ui/toast';
import { texts } from '../../../contract/texts';
import { call } from '../api';
import { linesOf } from '../failure';
import { filled, showRefusal } from '../fields';

type WindowProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** The Create Category window; it closes when the category is there. */
export function CreateCategory({ open, onOpenChange }: WindowProps) {
  const id = useId();
  const form = useForm({ defaultValues: { name: '' } });
  const { isSubmitting: saving, errors } = form.formState;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) form.reset();
        onOpenChange(next);
      }}
      title="Create Category"
      width="sm"
      compact
      holdsTyping
      dismissible={!saving}
      footer={
        <>
          <Button variant="secondary" disabled={saving} onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" form={id} loading={saving}>
            Create Category
          </Button>
        </>
      }
    >
      <CategoryForm id={id} form={form} error={errors.name?.message} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

type CategoryFormProps = {
  id: string;
  form: ReturnType<typeof useForm<{ name: string }>>;
  error: string | undefined;
  onDone: () => void;
};

function CategoryForm({ id, form, error, onDone }: CategoryFormProps) {
  const client = useQueryClient();
  const [banner, say] = useBanner({ clearAfter: 5000 });
  const submit = form.handleSubmit(async ({ name }) => {
    say();
    try {
      await call('POST /api/marketplace/categories/', { body: { name } });
      void client.invalidateQueries();
      toast.success('Category created successfully');
      form.reset();
      onDone();
    } catch (failure) {
      if (!showRefusal(form, failure)) say('error', ...linesOf('Failed to create category', failure));
    }
  });
  return (
    <form id={id} noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <Banner banner={banner} />
      <Field label="Category name" required error={error}>
        <Input data-autofocus autoComplete="off" maxLength={80} {...form.register('name', filled(texts.categoryName))} />
      </Field>
    </form>
  );
}
