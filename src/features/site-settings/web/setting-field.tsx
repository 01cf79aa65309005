import { clsx } from 'clsx';
import { Fragment } from 'react';
import { StickerField } from '~/features/dues/web/public';
import { fillText } from '~/shared/fill-text';
import { namesFrom } from '~/shared/site-names';
import { closedDay } from '~/shared/site-settings';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/checkbox';
import { Field } from '~/ui/field';
import { fill } from '~/ui/fill';
import { RadioField } from '~/ui/forms/choice-fields';
import { fieldFrame } from '~/ui/forms/field-frame';
import { LineField, TextField, TextareaField } from '~/ui/forms/text-fields';
import type { RecordForm } from '~/ui/forms/use-record-form';
import { Input } from '~/ui/input';
import { Link } from '~/router';
import type { SettingField as Setting } from '../contract';
import { Accents } from './accents';
import * as texts from '../texts';

/** The values of a group by their fields, and `publish_at`. */
export type SettingValues = Record<string, string>;

type Props = { form: RecordForm<SettingValues>; field: Setting };

/** Renders a setting: its value in each of its languages, where it is shown, and the way back to its standard text. */
export function SettingField({ form, field }: Props) {
  const names = field.standard_ml === null ? [field.key] : [field.key, `${field.key}_ml`];
  const standards = [field.standard, field.standard_ml ?? ''];
  const isStandard = names.every((name, index) => form.watch(name) === standards[index]);
  const reset = () =>
    names.forEach((name, index) => form.setValue(name, standards[index]!, { shouldDirty: true, shouldValidate: true }));
  return (
    <fieldset
      id={`setting-${field.key}`}
      className={clsx('min-w-0 border-t border-line pt-5', names.length > 1 && 'lg:col-span-2')}
    >
      <legend className="float-start mb-3 w-full">
        <span className="block text-lg font-semibold">{field.label}</span>
        {field.help && <span className="block max-w-text text-sm text-muted">{field.help}</span>}
      </legend>
      <div className="clear-both">
        <Control form={form} field={field} />
        <Newer field={field} />
        <Sentences form={form} field={field} />
        <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-1 text-sm text-muted">
          {field.shown_in.length > 0 && (
            <p>
              {fill(texts.shownOn, {
                pages: field.shown_in.map((path, index) => (
                  <Fragment key={path}>
                    {index > 0 && ', '}
                    <Link to={path as '/'} className="link">
                      {pageNames[path] ?? path}
                    </Link>
                  </Fragment>
                )),
              })}
            </p>
          )}
          {!isStandard && (
            <Button variant="ghost" size="sm" onClick={reset}>
              {field.key === 'accent' ? fillText(texts.backToStandardOf, { label: field.label }) : texts.backToStandard}
            </Button>
          )}
        </div>
      </div>
    </fieldset>
  );
}

function Control({ form, field }: Props) {
  const { key, kind, label, most: maxLength } = field;
  if (kind === 'hours') return <Hours form={form} field={field} />;
  if (key === 'upi_sticker') return <BankSticker form={form} field={field} />;
  if (key === 'accent') return <Accents form={form} field={field} />;
  if (kind === 'choice')
    return (
      <RadioField
        form={form}
        name={key}
        label={label}
        hideLabel
        inline
        options={field.choices.map((value) => ({ value, label: words[value] ?? value }))}
      />
    );
  if (field.standard_ml === null)
    return (
      <LineField
        form={form}
        name={key}
        label={label}
        hideLabel
        type={kind === 'phone' ? 'tel' : kind === 'email' ? 'email' : 'text'}
        className="max-w-md"
      />
    );
  if (kind === 'line')
    return (
      <div className="grid gap-5 md:grid-cols-2">
        <TextField form={form} name={key} label={fillText(texts.english, { label })} lang="en" maxLength={maxLength} />
        <TextField
          form={form}
          name={`${key}_ml`}
          label={fillText(texts.malayalam, { label })}
          lang="ml"
          maxLength={maxLength}
        />
      </div>
    );
  const rows = maxLength > 1000 ? 'min-h-96!' : maxLength > 250 ? 'min-h-40!' : 'min-h-24!';
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <TextareaField
        form={form}
        name={key}
        label={fillText(texts.english, { label })}
        lang="en"
        maxLength={maxLength}
        controlClassName={rows}
      />
      <TextareaField
        form={form}
        name={`${key}_ml`}
        label={fillText(texts.malayalam, { label })}
        lang="ml"
        maxLength={maxLength}
        controlClassName={rows}
      />
    </div>
  );
}

/** The names of the public pages. */
const pageNames: Readonly<Record<string, string>> = texts.pageNames;

/** The words of the choices. */
const words: Readonly<Record<string, string>> = {
  claimed: texts.claimed,
  counted: texts.counted,
  shown: texts.shownChoice,
  hidden: texts.hiddenChoice,
};

/** Renders the opening hours of a day: from and until, or closed. */
function Hours({ form, field: { key, label } }: Props) {
  const value = form.watch(key);
  const isClosed = value === closedDay;
  const [from = '', until = ''] = isClosed ? [] : value.split('-');
  const { error } = fieldFrame({ form, name: key, label });
  const change = (value: string) => form.setValue(key, value, { shouldDirty: true });
  return (
    <div className="flex flex-wrap items-end gap-4">
      {!isClosed && (
        <>
          <Field label={texts.opensAt} error={error} className="w-36">
            <Input type="time" name={key} value={from} onChange={(event) => change(`${event.target.value}-${until}`)} />
          </Field>
          <Field label={texts.closesAt} invalid={error !== undefined} className="w-36">
            <Input
              type="time"
              name={`${key}-until`}
              value={until}
              onChange={(event) => change(`${from}-${event.target.value}`)}
            />
          </Field>
        </>
      )}
      <Checkbox
        name={`${key}-closed`}
        label={texts.isClosed}
        checked={isClosed}
        onChange={(event) => change(event.target.checked ? closedDay : '09:00-17:00')}
      />
    </div>
  );
}

/** Renders the bank's sticker: what is read in a photo of it becomes the values of several settings. */
function BankSticker({ form, field: { key, label } }: Props) {
  const change = (values: SettingValues) =>
    Object.entries(values).forEach(([name, value]) =>
      form.setValue(name, value, { shouldDirty: true, shouldValidate: true }),
    );
  const { error } = fieldFrame({ form, name: key, label });
  return <StickerField link={form.watch(key)} upiId={form.watch('upi_id')} error={error} onChange={change} />;
}

/** Shows the sentences of the site that hold a form of a name, with the names as they are typed. */
function Sentences({ form, field }: Props) {
  const lists = [
    { lang: 'en', sentences: field.sentences, suffix: '' },
    { lang: 'ml', sentences: field.sentences_ml, suffix: '_ml' },
  ].filter(({ sentences }) => sentences.length > 0);
  if (lists.length === 0) return null;
  return (
    <details className="mt-3 text-sm">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{texts.inSentences}</summary>
      <div className="grid gap-5 md:grid-cols-2">
        {lists.map(({ lang, sentences, suffix }) => (
          <ul key={lang} lang={lang} className="list-disc ps-5 text-muted">
            {sentences.map((sentence) => (
              <li key={sentence} className="mb-2">
                {fillText<string>(sentence, { ...namesFrom((key) => form.watch(`${key}${suffix}`)) })}
              </li>
            ))}
          </ul>
        ))}
      </div>
    </details>
  );
}

/** Shows the standard text where the code has a newer one than the edited text replaced. */
function Newer({ field }: { field: Setting }) {
  const newer = [field.replaced !== null && field.standard, field.replaced_ml !== null && field.standard_ml].filter(
    (text): text is string => typeof text === 'string',
  );
  return newer.map((standard) => (
    <div key={standard} className="mt-3 rounded-md bg-sunken p-4 text-sm">
      <p className="font-semibold">{texts.standardIsNewer}</p>
      <p className="mt-1 whitespace-pre-line">{fillText(texts.standardIsNewerLead, { standard })}</p>
    </div>
  ));
}
