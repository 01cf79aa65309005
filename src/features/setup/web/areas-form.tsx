import { useMutation } from '@tanstack/react-query';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { Form } from '~/ui/forms/form';
import { FormActions } from '~/ui/forms/form-actions';
import { TextareaField } from '~/ui/forms/text-fields';
import { useRecordForm } from '~/ui/forms/use-record-form';
import type { Messages } from '~/ui/hooks/use-message';
import { areasForm } from '../contract';
import { readPastedAreas, type PastedName } from '../rules';
import * as texts from '../texts';
import { pasteAreas } from './queries';

const empty = { text: '' };

/** Renders the field for a pasted list, with what would be made of it while it is typed. */
export function AreasForm({ messages }: { messages: Messages }) {
  const { mutateAsync } = useMutation(pasteAreas);
  const form = useRecordForm({
    opened: { values: empty },
    schema: areasForm,
    failed: texts.addFailed,
    withReason: true,
    save: async ({ values }) => {
      messages.clear();
      messages.success((await mutateAsync({ body: values })).message);
      return { values: empty };
    },
  });
  const text = form.watch('text');
  return (
    <Form form={form} className="flex flex-col gap-4">
      <TextareaField
        form={form}
        name="text"
        label={texts.listLabel}
        hint={texts.listHint}
        rows={6}
        placeholder={texts.listExample}
      />
      {text.trim() !== '' && <Preview text={text} />}
      <FormActions form={form} submitLabel={texts.addList} />
    </Form>
  );
}

const inWords = ({ name, nameMl }: PastedName) => (nameMl === null ? name : `${name} / ${nameMl}`);

/** Renders what the list would make, or what cannot be read of it. */
function Preview({ text }: { text: string }) {
  const list = readPastedAreas(text);
  if ('faults' in list)
    return (
      <ul className="text-sm text-danger">
        {list.faults.map(({ line, fault }) => (
          <li key={line}>{fillText(texts.lineFault, { line, fault: texts.lineFaults[fault] })}</li>
        ))}
      </ul>
    );
  const units = list.areas.reduce((sum, area) => sum + area.units.length, 0);
  return (
    <section className="rounded-md bg-sunken p-4 text-sm">
      <h3 className="font-semibold">
        {fillText(texts.inThisList, {
          areas: countText(texts.areaCount, list.areas.length),
          units: countText(texts.unitCount, units),
        })}
      </h3>
      <ul className="mt-2 flex flex-col gap-1">
        {list.areas.map((area) => (
          <li key={area.line} className="break-words">
            <strong className="font-semibold">{inWords(area)}</strong>: {area.units.map(inWords).join(', ')}
          </li>
        ))}
      </ul>
    </section>
  );
}
