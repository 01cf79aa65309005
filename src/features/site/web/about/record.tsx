import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import FileText from 'lucide-react/icons/file-text';
import type { ReactNode } from 'react';
import { useNames } from '~/router';
import { ButtonAnchor } from '~/ui/button-link';
import { Section } from '~/ui/section';
import { historyPdf } from '../../content/about';
import { useAddress } from '~/ui/hooks/use-address';
import { Tab, TabList, TabPanel, Tabs } from '~/ui/tabs';
import { blocksOf } from '../blocks';
import { aboutTextsQuery } from './queries';
import * as texts from '../../texts';

const fields = { record: ['history', 'achievements', 'affiliations'] } as const;

/** The tabs that have something to show. */
function useRecord() {
  const { isStandard } = useNames();
  const { history = '', milestones = '', affiliations = '', founded = '' } = useQuery(aboutTextsQuery).data ?? {};
  const all = [
    { value: 'history', title: texts.history, text: history, shown: <History {...{ history, founded, isStandard }} /> },
    { value: 'achievements', title: texts.achievements, text: milestones, shown: <Achievements text={milestones} /> },
    {
      value: 'affiliations',
      title: texts.affiliations,
      text: affiliations,
      shown: <Affiliations text={affiliations} />,
    },
  ] as const;
  return all.filter(({ text }) => text !== '');
}

/**
 * Shows history, achievements and affiliations, those that the office has not left empty. All of them are in the HTML:
 * the tabs hide two, but without JavaScript all are visible, each under its heading.
 */
export function Record() {
  const { shown, change } = useAddress(fields);
  const tabs = useRecord();
  if (tabs.length === 0) return null;
  const { value } = tabs.find((tab) => tab.value === shown.record) ?? tabs[0]!;
  return (
    <Section id="record" title={texts.ourRecord}>
      <Tabs value={value} onValueChange={(record) => change({ record: record as typeof shown.record })}>
        <TabList label={texts.ourRecord} className="js-only">
          {tabs.map((tab) => (
            <Tab key={tab.value} value={tab.value}>
              {tab.title}
            </Tab>
          ))}
        </TabList>
        {tabs.map((tab) => (
          <Panel key={tab.value} value={tab.value} title={tab.title}>
            {tab.shown}
          </Panel>
        ))}
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

function History({ history, founded, isStandard }: { history: string; founded: string; isStandard: boolean }) {
  return (
    <div className="grid grid-cols-1 gap-x-14 gap-y-6 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <p className="text-5xl leading-none font-bold text-primary tabular-nums">{founded}</p>
      <div>
        <p className="max-w-text text-2xl leading-snug font-medium">{history}</p>
        {/* The booklet names the committee that it is about. */}
        {isStandard && (
          <ButtonAnchor size="lg" className="mt-7" href={historyPdf} target="_blank" rel="noopener">
            <FileText aria-hidden="true" />
            {texts.readOurHistory}
            <span className="sr-only"> {texts.pdfInNewTab}</span>
          </ButtonAnchor>
        )}
      </div>
    </div>
  );
}

/** Shows achievements; a heading begins with the year. */
function Achievements({ text }: { text: string }) {
  return (
    <ol className="border-t border-line">
      {blocksOf(text).map(({ heading, paragraphs }, index) => {
        const [, year, title] = /^(\d{4})\s+(.*)$/.exec(heading ?? '') ?? ['', '', heading];
        return (
          <li
            key={index}
            className={clsx(
              'grid grid-cols-1 gap-x-14 gap-y-1 border-b border-line py-5',
              'sm:grid-cols-[8rem_minmax(0,1fr)] lg:grid-cols-[17rem_minmax(0,1fr)]',
            )}
          >
            <p className="text-3xl leading-none font-bold text-primary tabular-nums">{year}</p>
            <div className="max-w-text">
              <h3 className="text-lg">{title}</h3>
              {paragraphs.map((paragraph) => (
                <p key={paragraph} className="mt-1 text-muted">
                  {paragraph}
                </p>
              ))}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** Shows affiliations, each with the word on it. */
function Affiliations({ text }: { text: string }) {
  return (
    <ul className="border-t border-line">
      {blocksOf(text).map(({ heading, paragraphs }, index) => (
        <li
          key={index}
          className="grid grid-cols-1 gap-x-14 border-b border-line py-4 lg:grid-cols-[17rem_minmax(0,1fr)]"
        >
          <p className="text-laterite-ink">{paragraphs.join(' ')}</p>
          <p className="text-lg font-semibold">{heading}</p>
        </li>
      ))}
    </ul>
  );
}
