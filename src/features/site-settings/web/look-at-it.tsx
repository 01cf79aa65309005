import { useMutation } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { language as ownLanguage } from '~/shared/texts';
import { languages, nameOf } from '~/shared/language';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { ErrorState } from '~/ui/error-state';
import { Field } from '~/ui/field';
import { Select, optionsOf } from '~/ui/select';
import { Skeleton } from '~/ui/skeleton';
import type { SettingsGroup } from '../contract';
import * as texts from '../texts';
import { lookAt } from './queries';

type Page = keyof typeof texts.pageNames;
type Props = {
  group: SettingsGroup;
  /** Returns the values that were typed and are not published, by field. */
  changed: () => Record<string, string>;
  /** Shows what is wrong with a value that was typed. */
  onRefused: (error: unknown) => void;
};

/** Renders the button that shows a public page with what was typed, in a window, at the width of a phone. */
export function LookAtIt({ group, changed, onRefused }: Props) {
  const pages = [...new Set(group.fields.flatMap(({ shown_in: paths }) => paths))] as Page[];
  const [path, setPath] = useState<Page>(pages[0] ?? '/');
  const [language, setLanguage] = useState(ownLanguage);
  const [isOpen, setOpen] = useState(false);
  const { mutateAsync, data, error, isPending } = useMutation(lookAt);
  const show = (wanted: { path: Page; language: typeof language }) => {
    setPath(wanted.path);
    setLanguage(wanted.language);
    mutateAsync({ params: { group: group.group }, body: { ...wanted, values: changed() } }).then(
      () => setOpen(true),
      (refusal: unknown) => {
        setOpen(false);
        onRefused(refusal);
      },
    );
  };
  if (pages.length === 0) return null;
  return (
    <>
      <Button variant="secondary" loading={isPending && !isOpen} onClick={() => show({ path, language })}>
        {texts.lookAt}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={texts.lookAtTitle} description={texts.lookAtLead} width="md">
        <div className="mb-4 grid grid-cols-2 gap-4">
          <Field label={texts.pageLabel}>
            <Select
              value={path}
              options={optionsOf(pages, texts.pageNames)}
              onChange={({ target }) => show({ path: target.value as Page, language })}
            />
          </Field>
          <Field label={texts.languageLabel}>
            <Select
              value={language}
              options={optionsOf(languages, nameOf)}
              onChange={({ target }) => show({ path, language: target.value as typeof language })}
            />
          </Field>
        </div>
        {data ? (
          // No script runs in it, and no link leads out of it.
          <iframe
            title={texts.lookAtTitle}
            srcDoc={data.html}
            sandbox="allow-same-origin"
            aria-busy={isPending}
            className={clsx(
              'mx-auto block h-[36rem] max-h-[65dvh] w-full max-w-[22.5rem] rounded-md border border-line-strong',
              'bg-paper',
            )}
          />
        ) : error ? (
          <ErrorState retrying={isPending} onRetry={() => show({ path, language })} />
        ) : (
          <Skeleton className="h-96" />
        )}
      </Dialog>
    </>
  );
}
