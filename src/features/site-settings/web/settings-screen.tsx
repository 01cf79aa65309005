import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { settingGroups, type SettingGroup } from '~/shared/site-settings';
import type { Session } from '~/session';
import { ButtonLink } from '~/ui/button-link';
import { useAddress } from '~/ui/hooks/use-address';
import { useMessage, type Messages } from '~/ui/hooks/use-message';
import { ListFrame } from '~/ui/office/list-frame';
import { OfficePage } from '~/ui/office/office-page';
import { Skeleton } from '~/ui/skeleton';
import { Tab, TabList, TabPanel, Tabs } from '~/ui/tabs';
import * as texts from '../texts';
import { Look } from './look';
import { GroupForm } from './group-form';
import { groupQuery, groupsQuery } from './queries';
import { Versions } from './versions';

const frame = { title: texts.title, lead: texts.lead };

/** The first is none: the caller's first group is shown then. */
const fields = {
  group: ['', ...Object.keys(settingGroups)] as ['', ...SettingGroup[]],
  /** The setting that *Change this page* leads to. */
  field: '',
  page: 1,
} as const;

/** Renders the settings of the site, a tab for each group that the caller may edit (docs/product/settings.md). */
export function SettingsScreen({ session }: { session: Session }) {
  const { shown, change } = useAddress(fields);
  const groups = useQuery(groupsQuery);
  const [message, messages] = useMessage({ clearAfter: 5000, errorsToo: true });
  return (
    <OfficePage
      {...frame}
      message={message}
      actions={
        session.isSuperuser && (
          <ButtonLink to="/app/admin/setup" variant="secondary">
            {texts.setUp}
          </ButtonLink>
        )
      }
    >
      <ListFrame query={groups} failed={texts.failedToLoad} waiting={<Skeleton className="h-96" />}>
        {(all) => {
          const value = all.find(({ group }) => group === shown.group)?.group ?? all[0]!.group;
          return (
            <Tabs value={value} onValueChange={(group) => change({ group: group as SettingGroup, field: '', page: 1 })}>
              <TabList label={texts.ofGroups}>
                {all.map(({ group, label }) => (
                  <Tab key={group} value={group}>
                    {label}
                  </Tab>
                ))}
              </TabList>
              {all.map(({ group }) => (
                <TabPanel key={group} value={group} className="pt-6">
                  {group === value && (
                    <Group
                      group={group}
                      field={shown.field}
                      page={shown.page}
                      onPage={(page) => change({ page })}
                      messages={messages}
                    />
                  )}
                </TabPanel>
              ))}
            </Tabs>
          );
        }}
      </ListFrame>
    </OfficePage>
  );
}

type GroupProps = {
  group: SettingGroup;
  field: string;
  page: number;
  onPage: (page: number) => void;
  messages: Messages;
};

function Group({ group, field, page, onPage, messages }: GroupProps) {
  const query = useQuery(groupQuery(group));
  const isThere = query.data !== undefined;
  useEffect(() => {
    if (!isThere || field === '') return;
    const control = document.querySelector<HTMLElement>(`#setting-${CSS.escape(field)} :is(input, textarea)`);
    control?.scrollIntoView({ block: 'center' });
    control?.focus({ preventScroll: true });
  }, [isThere, field]);
  /** Counts the versions that were put back, and the pictures placed: the form begins again with their values. */
  const [restored, setRestored] = useState(0);
  const begin = () => void query.refetch().then(() => setRestored((count) => count + 1));
  return (
    <>
      <ListFrame query={query} failed={texts.failedToLoad} waiting={<Skeleton className="h-96" />}>
        {(data) => <GroupForm key={restored} group={data} messages={messages} />}
      </ListFrame>
      {group === 'look' && query.data && <Look group={query.data} messages={messages} onPlaced={begin} />}
      <Versions group={group} page={page} onPage={onPage} messages={messages} onRestored={begin} />
    </>
  );
}

/** Renders the screen before the session is loaded. */
export const SettingsWaiting = () => (
  <OfficePage {...frame} busy>
    <Skeleton className="h-96" />
  </OfficePage>
);
