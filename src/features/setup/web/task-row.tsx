import { useMutation } from '@tanstack/react-query';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ComponentType } from 'react';
import type { PageAddress } from '~/shared/addresses';
import { fillText } from '~/shared/fill-text';
import { Button } from '~/ui/button';
import { ButtonLink } from '~/ui/button-link';
import type { Messages } from '~/ui/hooks/use-message';
import { attempt } from '~/ui/office/attempt';
import type { SetUpTask } from '../contract';
import type { SetUpTaskKey } from '../contract/tasks';
import * as texts from '../texts';
import { AreasForm } from './areas-form';
import { DistrictForm } from './district-form';
import { MailForm } from './mail-form';
import { confirmTask } from './queries';
import { RemoveDemo } from './remove-demo';

/** What a task is done with on this screen: its form, and the words that open it. */
type Inline = { label: string; Form: ComponentType<{ messages: Messages }> };

const inlines: Partial<Record<SetUpTaskKey, Inline>> = {
  names: { label: texts.chooseDistrict, Form: DistrictForm },
  areas: { label: texts.pasteList, Form: AreasForm },
  mail: { label: texts.testMail, Form: MailForm },
  demo: { label: texts.removeDemo, Form: RemoveDemo },
};

type TaskRowProps = { task: SetUpTask; messages: Messages };

/** Renders a task: whether it is done, what there is, and the ways to do it. */
export function TaskRow({ task, messages }: TaskRowProps) {
  const { key, label, done, detail, link, confirmable } = task;
  const { mutateAsync, isPending } = useMutation(confirmTask);
  const inline = key === 'demo' && done ? undefined : inlines[key];
  const confirm = () => attempt(messages, { failed: texts.confirmFailed }, () => mutateAsync({ params: { key } }));
  return (
    <li className="flex gap-3 px-4 py-4 sm:px-5">
      {done ? (
        <CircleCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-primary" />
      ) : (
        <Circle aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-muted" />
      )}
      <div className="min-w-0 flex-1">
        <h2 className="text-lg">
          {label} <span className="sr-only">{done ? texts.isDone : texts.isUndone}</span>
        </h2>
        <p className="text-sm break-words text-muted">{detail}</p>
        <div className="mt-3 flex flex-wrap items-center gap-3">
          {!link.startsWith('/app/admin/setup') && (
            <ButtonLink
              size="sm"
              variant="secondary"
              to={link as PageAddress}
              aria-label={fillText(texts.goTo, { label })}
            >
              {texts.go}
            </ButtonLink>
          )}
          {confirmable && (
            <Button
              size="sm"
              variant="secondary"
              aria-label={`${texts.thisIsRight}: ${label}`}
              loading={isPending}
              onClick={() => void confirm()}
            >
              {texts.thisIsRight}
            </Button>
          )}
        </div>
        {inline && (
          <details className="mt-3">
            <summary className="cursor-pointer text-sm font-semibold text-primary">{inline.label}</summary>
            <div className="mt-4">
              <inline.Form messages={messages} />
            </div>
          </details>
        )}
      </div>
    </li>
  );
}
