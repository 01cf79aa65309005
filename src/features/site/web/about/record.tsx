import { clsx } from 'clsx';
import FileText from 'lucide-react/icons/file-text';
import type { ReactNode } from 'react';
import { ButtonAnchor } from '~/ui/button-link';
import { Section } from '~/ui/section';
import { achievements, affiliations, historyIntro, historyPdf } from '../../content/about';
import { site } from '../../content/site';
import { useAddress } from '~/ui/hooks/use-address';
import { Tab, TabList, TabPanel, Tabs } from '~/ui/tabs';
import * as texts from '../../texts';

const fields = { record: ['history', 'achievements', 'affiliations'] } as const;

/**
 * Shows history, achievements and affiliations. All three are in the HTML: the tabs hide two of them, but without
 * JavaScript all are visible, each under its heading.
 */
export function Record() {
  const { shown, change } = useAddress(fields);
  return (
    <Section id="record" title={texts.ourRecord}>
      <Tabs value={shown.record} onValueChange={(record) => change({ record: record as typeof shown.record })}>
        <TabList label={texts.ourRecord} className="js-only">
          <Tab value="history">{texts.history}</Tab>
          <Tab value="achievements">{texts.achievements}</Tab>
          <Tab value="affiliations">{texts.affiliations}</Tab>
        </TabList>
        <Panel value="history" title={texts.history}>
          <History />
        </Panel>
        <Panel value="achievements" title={texts.achievements}>
          <Achievements />
        </Panel>
        <Panel value="affiliations" title={texts.affiliations}>
          <Affiliations />
        </Panel>
      </Tabs>
    </Section>
  );
}

function Panel({ value, title, children }: { value: string; title: string; children: ReactNode }) {
  return (
    <TabPanel forceMount value={value} className="sm:pt-10 noscript:block!">
      <noscript>
        <h3 style={{ margin: '1.5rem 0' }}>{title}</h3>
      </noscript>
      {children}
    </TabPanel>
  );
}

function History() {
  return (
    <div className="grid grid-cols-1 gap-x-14 gap-y-6 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <p className="text-5xl leading-none font-bold text-primary tabular-nums">{site.founded}</p>
      <div>
        <p className="max-w-text text-2xl leading-snug font-medium">{historyIntro}</p>
        <ButtonAnchor size="lg" className="mt-7" href={historyPdf} target="_blank" rel="noopener">
          <FileText aria-hidden="true" />
          {texts.readOurHistory}
          <span className="sr-only"> {texts.pdfInNewTab}</span>
        </ButtonAnchor>
      </div>
    </div>
  );
}

function Achievements() {
  return (
    <ol className="border-t border-line">
      {achievements.map(({ year, title, text }) => (
        <li
          key={year}
          className={clsx(
            'grid grid-cols-1 gap-x-14 gap-y-1 border-b border-line py-5',
            'sm:grid-cols-[8rem_minmax(0,1fr)] lg:grid-cols-[17rem_minmax(0,1fr)]',
          )}
        >
          <p className="text-3xl leading-none font-bold text-primary tabular-nums">{year}</p>
          <div className="max-w-text">
            <h3 className="text-lg">{title}</h3>
            <p className="mt-1 text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Affiliations() {
  return (
    <ul className="border-t border-line">
      {affiliations.map(({ name, note }) => (
        <li
          key={name}
          className="grid grid-cols-1 gap-x-14 border-b border-line py-4 lg:grid-cols-[17rem_minmax(0,1fr)]"
        >
          <p className="text-laterite-ink">{note}</p>
          <p className="text-lg font-semibold">{name}</p>
        </li>
      ))}
    </ul>
  );
}
