import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { countText } from '~/shared/count-text';
import { errorReason, fieldMessages } from '~/shared/error-message';
import { fillText } from '~/shared/fill-text';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import type { Messages } from '~/ui/hooks/use-message';
import { Textarea } from '~/ui/textarea';
import { readPastedAreas, type PastedName } from '../rules';
import * as texts from '../texts';
import { pasteAreas } from './queries';

/** Renders the field for a pasted list, with what would be made of it while it is typed. */
export function AreasForm({ messages }: { messages: Messages }) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const { mutateAsync, isPending } = useMutation(pasteAreas);
  const add = async () => {
    messages.clear();
    if (text.trim() === '') return setFault(texts.listNeeded);
    try {
      const { message } = await mutateAsync({ body: { text } });
      messages.success(message);
      setText('');
      setFault(undefined);
    } catch (error) {
      setFault(fieldMessages(error).text ?? errorReason(error) ?? texts.addFailed);
    }
  };
  return (
    <div className="flex flex-col gap-4">
      <Field label={texts.listLabel} hint={texts.listHint} error={fault}>
        <Textarea
          value={text}
          rows={6}
          placeholder={texts.listExample}
          onChange={(event) => {
            setText(event.target.value);
            setFault(undefined);
          }}
        />
      </Field>
      {text.trim() !== '' && <Preview text={text} />}
      <div>
        <Button size="sm" loading={isPending} onClick={() => void add()}>
          {texts.addList}
        </Button>
      </div>
    </div>
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
