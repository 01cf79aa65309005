import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Hourglass from 'lucide-react/icons/hourglass';
import { clsx } from 'clsx';
import type { ComponentType, ReactNode } from 'react';
import { useNames } from '~/router';
import { fillText } from '~/shared/fill-text';
import { formatMoment } from '~/shared/format-date';
import * as common from '~/shared/texts';
import type { VerifiedPaper } from '~/shared/verified-paper';
import { ButtonLink } from '~/ui/button-link';
import { Container } from '~/ui/container';
import { Eyebrow } from '~/ui/eyebrow';
import type { Verified } from '../../contract';
import * as texts from '../../texts';
import { CardFacts } from '../facts';
import { StatusBadge } from '../status-badge';

/** The result of verifying a code; `seconds` is the wait until the next try. */
export type Verification =
  | { kind: 'good'; verified: Verified }
  | { kind: 'paper'; paper: VerifiedPaper }
  | { kind: 'bad' }
  | { kind: 'too-many'; seconds: number };

/** Renders the result for the person who scanned a code: the verdict first, then the facts. */
export function Result({ verification }: { verification: Verification }) {
  return (
    <div className="drafting-grid">
      <Container width="text" className="py-8 sm:py-14">
        {verification.kind === 'good' ? (
          <Good verified={verification.verified} />
        ) : verification.kind === 'paper' ? (
          <Paper {...verification} />
        ) : verification.kind === 'bad' ? (
          <Bad />
        ) : (
          <TooMany {...verification} />
        )}
      </Container>
    </div>
  );
}

function Good({ verified }: { verified: Verified }) {
  const { full_name: name, membership_id: id, area_name: area, status, checked_at: at } = verified;
  const { committee } = useNames();
  const over = status === 'expired' || status === 'lapsed';
  const lead = over ? fillText(texts.isMemberButRanOut, { name }) : fillText(texts.isMember, { name, committee });
  return (
    <Sheet
      tone={over ? 'over' : 'good'}
      Icon={over ? CircleAlert : CircleCheck}
      title={over ? texts.cardRanOut : texts.cardIsValid}
      lead={lead}
    >
      <CardFacts
        rows={[
          [common.name, name],
          [common.membershipId, id ?? '–'],
          [texts.area, area ?? '–'],
          [common.status, <StatusBadge key="status" status={status} />],
          [texts.checked, formatMoment(at)],
        ]}
      />
      <p className="mt-4 text-sm text-muted">{texts.compareFace}</p>
    </Sheet>
  );
}

const Paper = ({ paper: { is_good: isGood, title, lead, facts, checked_at: at } }: { paper: VerifiedPaper }) => (
  <Sheet
    tone={isGood ? 'good' : 'over'}
    Icon={isGood ? CircleCheck : CircleAlert}
    title={title}
    lead={lead}
    isCard={false}
  >
    <CardFacts
      rows={[...facts.map(({ label, value }) => [label, value] as const), [texts.checked, formatMoment(at)]]}
    />
  </Sheet>
);

const Bad = () => (
  <Sheet tone="bad" Icon={CircleX} title={texts.notValid} lead={texts.provesNothing}>
    <p>{texts.whyNotValid}</p>
    <ButtonLink to="/contact" variant="secondary" className="mt-5">
      {texts.askOurOffice}
    </ButtonLink>
  </Sheet>
);

const TooMany = ({ seconds }: { seconds: number }) => (
  <Sheet tone="over" Icon={Hourglass} title={texts.tooManyChecks} lead={texts.manyChecked}>
    <p>
      {seconds > 90
        ? fillText(texts.waitMinutes, { minutes: Math.ceil(seconds / 60) })
        : fillText(texts.waitSeconds, { seconds })}
    </p>
  </Sheet>
);

const tones = {
  good: 'bg-primary text-on-primary',
  over: 'bg-brass-tint text-brass-ink',
  bad: 'bg-danger text-on-danger',
};

type SheetProps = {
  tone: keyof typeof tones;
  Icon: ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>;
  title: string;
  lead: string;
  isCard?: boolean;
  children: ReactNode;
};

function Sheet({ tone, Icon, title, lead, isCard = true, children }: SheetProps) {
  const { shortName: site } = useNames();
  return (
    <section className="overflow-hidden rounded-lg border border-line bg-card shadow-md">
      <div className={clsx('flex items-center gap-4 px-5 py-6 sm:gap-6 sm:px-8 sm:py-8', tones[tone])}>
        <Icon aria-hidden="true" className="size-14 shrink-0 sm:size-18" />
        <div className="min-w-0">
          <h1 className="text-2xl sm:text-3xl">{title}</h1>
          <p className="mt-1.5 wrap-anywhere">{lead}</p>
        </div>
      </div>
      <div className="px-5 py-6 sm:px-8">
        <Eyebrow className="mb-4">{isCard ? fillText(texts.checkEyebrow, { site }) : site}</Eyebrow>
        {children}
      </div>
    </section>
  );
}
