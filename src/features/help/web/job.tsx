import type { PagePath } from '~/shared/addresses';
import { fillText } from '~/shared/fill-text';
import { ButtonLink } from '~/ui/button-link';
import { fill } from '~/ui/fill';
import * as texts from '../texts';
import { pictureOf, pictureSize } from './pictures';

/** What a help page is made of: the words in braces are those of the screens, by their names. */
export interface JobTexts {
  title: string;
  lead: string;
  steps: readonly string[];
}
export type Words = Readonly<Record<string, string>>;

type JobProps = { job: string; words: Words; screen: PagePath | null } & Pick<JobTexts, 'title' | 'steps'>;

/** Renders the steps of a job with the names of its screens, its picture, and the way to where it begins. */
export function Job({ job, title, steps, words, screen }: JobProps) {
  const picture = pictureOf(job);
  const names = Object.fromEntries(
    Object.entries(words).map(([name, word]) => [name, <strong key={name}>{word}</strong>]),
  );
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] lg:items-start">
      <div>
        <ol className="flex list-decimal flex-col gap-3 ps-6 marker:font-semibold marker:text-laterite-ink">
          {steps.map((step) => (
            <li key={step} className="ps-1 wrap-anywhere">
              {fill(step, names)}
            </li>
          ))}
        </ol>
        {screen && (
          <ButtonLink to={screen} className="mt-6">
            {texts.openScreen}
          </ButtonLink>
        )}
      </div>
      {picture && (
        <img
          {...pictureSize}
          src={picture}
          alt={fillText(texts.pictureOf, { job: title })}
          loading="lazy"
          decoding="async"
          className="h-auto w-full rounded-md border border-line shadow-sm"
        />
      )}
    </div>
  );
}
