import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Fact } from '~/features/people/web/public';
import { useKnownSession } from '~/session';
import { fillText } from '~/shared/fill-text';
import * as personTexts from '~/shared/person/texts';
import { Button } from '~/ui/button';
import { ContentText } from '~/ui/content-text';
import { WordsWindow } from '~/ui/forms/words-window';
import { useDialog, type DialogState } from '~/ui/hooks/use-dialog';
import type { PersonSectionProps } from '~/ui/office/person-section';
import type { Nominee } from '../../contract';
import { openNomineeForm } from '../../contract/nominee';
import * as texts from '../../texts';
import { openNominee } from '../mutations';

type NomineeOfProps = Pick<PersonSectionProps, 'person'> & { isNamed: boolean };

/** Renders whether a person named a nominee, and opens it with a reason; it is shown until the page is left. */
export function NomineeOf({ person, isNamed }: NomineeOfProps) {
  const isSuperuser = useKnownSession()?.isSuperuser ?? false;
  const opening = useDialog();
  const [nominee, setNominee] = useState<Nominee | null>(null);
  return (
    <div>
      <h3 className="mb-2 text-sm font-semibold">{texts.nomineeOf}</h3>
      <div role="status">{nominee && <Opened nominee={nominee} />}</div>
      {!nominee && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-muted">{isNamed ? texts.nomineeSealed : texts.nomineeNone}</p>
          {isNamed && isSuperuser && (
            <Button variant="secondary" size="row" className="print:hidden" onClick={() => opening.show(true)}>
              {texts.openNominee}
            </Button>
          )}
        </div>
      )}
      {opening.render((state) => (
        <OpenDialog {...state} person={person} onOpened={setNominee} />
      ))}
    </div>
  );
}

const Opened = ({ nominee: { name, relation, phone } }: { nominee: Nominee }) => (
  <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-sm sm:grid-cols-3">
    <Fact label={personTexts.fullName}>
      <ContentText>{name}</ContentText>
    </Fact>
    <Fact label={texts.nomineeRelation}>
      <ContentText>{relation}</ContentText>
    </Fact>
    <Fact label={personTexts.phone}>{phone}</Fact>
  </dl>
);

type OpenProps = DialogState & Pick<PersonSectionProps, 'person'> & { onOpened: (nominee: Nominee) => void };

function OpenDialog({ person: { id, full_name: name }, onOpened, ...state }: OpenProps) {
  const { mutateAsync } = useMutation(openNominee);
  return (
    <WordsWindow
      {...state}
      title={fillText(texts.openNomineeQuestion, { name })}
      description={texts.openNomineeMeans}
      compact
      label={texts.openNominee}
      submitLabel={texts.openNominee}
      field={{ name: 'reason', label: texts.openNomineeReason, maxLength: 300 }}
      form={{
        schema: openNomineeForm,
        failed: texts.openNomineeFailed,
        save: async ({ values }) => onOpened((await mutateAsync({ params: { id }, body: values })).nominee),
      }}
    />
  );
}
