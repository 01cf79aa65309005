import { fillText } from '~/shared/fill-text';
import type { PersonHead } from '~/shared/person/head';
import * as personTexts from '~/shared/person/texts';
import * as common from '~/shared/texts';
import * as texts from '../texts';

/**
 * Renders what to say first on the telephone, the member's language first, and two facts to check a caller by: none of
 * them opens anything, and an Aadhaar number is never asked for.
 */
export function Telephone({ person }: { person: PersonHead }) {
  const facts = [
    [common.membershipId, person.membership_id],
    [common.areaAndUnit, [person.area_name, person.unit_name].filter(Boolean).join(', ')],
  ].filter(([, value]) => value);
  return (
    <details className="mt-5 border-t border-line pt-3 text-sm print:hidden">
      <summary className="link inline-flex min-h-8 items-center pointer-coarse:min-h-11">
        {texts.onTheTelephone}
      </summary>
      {person.greetings.map(({ language, text }) => (
        <p key={language} lang={language} className="mt-2 wrap-anywhere">
          {text}
        </p>
      ))}
      <p className="mt-3 font-semibold">{texts.checkCallerBy}</p>
      {facts.length > 0 ? (
        <ul className="mt-1 list-disc ps-5">
          {facts.map(([label, value]) => (
            <li key={label} className="wrap-anywhere">
              {fillText(texts.factToCheck, { label: label!, value: value! })}
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-muted">
          {personTexts.area}: {common.notAssigned}
        </p>
      )}
    </details>
  );
}
