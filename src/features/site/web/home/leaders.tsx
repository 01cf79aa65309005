import { useQuery } from '@tanstack/react-query';
import Phone from 'lucide-react/icons/phone';
import { fillText } from '~/shared/fill-text';
import { telHref } from '../../content/types';
import { Portrait } from '../components/portrait';
import { leadersQuery } from './queries';
import { SplitSection } from './split-section';
import * as texts from '../../texts';

/** Shows the leaders of the committee, with their telephone links where they have agreed to it. */
export function Leaders() {
  const leaders = useQuery(leadersQuery).data ?? [];
  if (leaders.length === 0) return null;
  return (
    <SplitSection title={texts.committeeLeaders} lead={texts.leadersLead} className="bg-sunken">
      <ul className="grid gap-6 sm:grid-cols-3 lg:gap-8">
        {leaders.map(({ name, title, photo, phone }) => (
          <li key={`${title} ${name}`} className="flex flex-wrap items-center gap-x-5 gap-y-3 sm:block">
            <Portrait photo={photo} name={name} className="w-28 shrink-0 sm:w-full" />
            <div className="min-w-0 flex-1 basis-36 sm:mt-5">
              <p className="font-semibold text-laterite-ink">{title}</p>
              <h3 className="mt-0.5">{name}</h3>
              {phone && (
                <a href={telHref(phone)} className="link mt-1 inline-flex min-h-11 items-center gap-2 tabular-nums">
                  <Phone aria-hidden="true" className="size-4.5" />
                  <span className="sr-only">{fillText(texts.callName, { name })} </span>
                  {phone}
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
    </SplitSection>
  );
}
