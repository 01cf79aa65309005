import { useQuery } from '@tanstack/react-query';
import { useMessage } from '~/ui/hooks/use-message';
import { ListFrame } from '~/ui/office/list-frame';
import { OfficePage } from '~/ui/office/office-page';
import { Panel } from '~/ui/panel';
import { Skeleton } from '~/ui/skeleton';
import * as texts from '../texts';
import { CarryOver } from './carry-over';
import { OpenSite } from './open-site';
import { setupQuery } from './queries';
import { TaskRow } from './task-row';

const frame = { title: texts.title, lead: texts.lead };

/** Renders the task list of a new site (docs/product/setup.md). */
export function SetUpScreen() {
  const list = useQuery(setupQuery);
  const [message, messages] = useMessage({ clearAfter: 8000 });
  return (
    <OfficePage {...frame} message={message}>
      <ListFrame query={list} failed={texts.failedToLoad} waiting={<Skeleton className="h-96" />}>
        {(setup) => (
          <div className="flex max-w-5xl flex-col gap-6">
            <OpenSite setup={setup} messages={messages} />
            <ol
              aria-label={texts.tasksTitle}
              className="divide-y divide-line rounded-lg border border-line bg-card shadow-sm"
            >
              {setup.tasks.map((task) => (
                <TaskRow key={task.key} task={task} messages={messages} />
              ))}
            </ol>
            <Panel title={texts.carryOver} lead={texts.carryOverLead}>
              <CarryOver messages={messages} />
            </Panel>
          </div>
        )}
      </ListFrame>
    </OfficePage>
  );
}

/** Renders the screen before the session is loaded. */
export const SetUpWaiting = () => (
  <OfficePage {...frame} busy>
    <Skeleton className="h-96" />
  </OfficePage>
);
