import { useMutation } from '@tanstack/react-query';
import { callsOf } from '~/shared/api-client';
import { errorMessage, fieldMessages } from '~/shared/error-message';
import { fromIso, isPast } from '~/shared/dates';
import { fillText } from '~/shared/fill-text';
import { formatMoment } from '~/shared/format-date';
import { Alert } from '~/ui/alert';
import { Form } from '~/ui/forms/form';
import { FormActions } from '~/ui/forms/form-actions';
import { MomentField } from '~/ui/forms/text-fields';
import { useRecordForm, type Opened } from '~/ui/forms/use-record-form';
import type { Messages } from '~/ui/hooks/use-message';
import { settingsEdit, type settingsCalls, type SettingsGroup } from '../contract';
import * as texts from '../texts';
import { LookAtIt } from './look-at-it';
import { editSettings } from './queries';
import { SettingField, type SettingValues } from './setting-field';

const call = callsOf<typeof settingsCalls>();

/** The field of the moment from which the values count, as the control has it; empty: at once. */
const openedOf = ({ values, updated_at: readAt }: SettingsGroup): Opened<SettingValues> => ({
  values: { ...values, publish_at: '' },
  readAt,
});

/** Returns what is sent: the changed values, and the moment where one was chosen. */
const bodyOf = ({ publish_at: at, ...changed }: Partial<SettingValues>) => ({
  ...changed,
  ...(at && { publish_at: at }),
});

/** Renders the settings of a group, each in both languages where it has two, and when they become public. */
export function GroupForm({ group, messages }: { group: SettingsGroup; messages: Messages }) {
  const { mutateAsync } = useMutation(editSettings);
  const params = { group: group.group };
  const form = useRecordForm<SettingValues>({
    opened: openedOf(group),
    schema: settingsEdit,
    body: ({ changed }) => bodyOf(changed),
    save: async ({ changed, readAt }) => {
      const saved = await mutateAsync({ params, body: { ...bodyOf(changed), updated_at: readAt } });
      const at = changed.publish_at;
      messages.success(
        at ? fillText(texts.scheduledFor, { moment: formatMoment(fromIso(at).toISOString()) ?? at }) : texts.published,
      );
      return openedOf(saved);
    },
    reread: async () => openedOf(await call('GET /api/admin/settings/:group/', { params })),
    failed: texts.failedToPublish,
    unchanged: texts.unchanged,
    withReason: true,
  });
  const gaps = group.fields.filter(({ key }) => group.gaps.includes(key)).map(({ label }) => label);
  const at = form.watch('publish_at');
  return (
    <Form form={form} label={group.label} className="flex max-w-5xl flex-col gap-8">
      {gaps.length > 0 && (
        <Alert tone="info" title={texts.gapsTitle}>
          {fillText(texts.gapsLead, { labels: gaps.join(', ') })}
        </Alert>
      )}
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
        {group.fields
          .filter(({ kind }) => kind !== 'picture')
          .map((field) => (
            <SettingField key={field.key} form={form} field={field} />
          ))}
      </div>
      <MomentField
        form={form}
        name="publish_at"
        label={texts.publishFrom}
        hint={texts.publishFromHelp}
        className="max-w-sm"
        error={at && isPast(at) ? texts.momentPast : undefined}
      />
      <FormActions
        form={form}
        place="bar"
        submitLabel={texts.publish}
        conflictWords={{ text: texts.staleSettings }}
        beside={
          <LookAtIt
            group={group}
            changed={() => {
              const { publish_at: _, ...typed } = form.getValues();
              return Object.fromEntries(Object.entries(typed).filter(([key, value]) => value !== group.values[key]));
            }}
            onRefused={(error) => {
              if (!form.showFaults(fieldMessages(error))) form.messages.error(errorMessage(error, texts.failedToLook));
            }}
          />
        }
      />
    </Form>
  );
}
