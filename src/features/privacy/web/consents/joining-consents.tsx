import { useId, type ComponentProps } from 'react';
import { Link } from '~/router';
import { fillText } from '~/shared/fill-text';
import { joiningPurposes } from '~/shared/person/joining-purposes';
import { Checkbox } from '~/ui/checkbox';
import * as texts from '../../texts';

type JoiningConsentsProps = { control: ComponentProps<'input'>; className?: string; hidden?: boolean };

/** Renders, in a registration form, the notices that applicants are asked to agree to, none of them ticked. */
export function JoiningConsents({ control, ...box }: JoiningConsentsProps) {
  const id = useId();
  return (
    <fieldset {...box}>
      <legend className="sr-only">{texts.joiningTitle}</legend>
      <p aria-hidden="true" className="text-lg font-semibold">
        {texts.joiningTitle}
      </p>
      <p className="mt-1 text-sm text-muted">
        {texts.joiningLead}{' '}
        <Link to="/privacy" target="_blank" className="link">
          {texts.readNotice}
        </Link>
      </p>
      <div className="mt-3 flex flex-col gap-2">
        {joiningPurposes.map((purpose) => {
          const { title, notice } = texts.purposeTexts[purpose];
          return (
            <div key={purpose}>
              <Checkbox
                {...control}
                value={purpose}
                label={fillText(texts.agreeTo, { purpose: title })}
                aria-describedby={`${id}-${purpose}`}
              />
              <p id={`${id}-${purpose}`} className="ms-8.5 text-xs text-muted">
                {notice}
              </p>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
