import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '~/shared/error-message';
import { counted } from '~/shared/show-count';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/checkbox';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import type { Messages } from '~/ui/hooks/use-message';
import { Panel } from '~/ui/panel';
import type { Import } from '../contract';
import { applyImport, changeImport } from './mutations';

/** Doing what the preview says, with or without links for a first password. */
export function ApplyPanel({ preview, messages }: { preview: Import; messages: Messages }) {
  const { id, counts } = preview;
  const [sendLinks, setSendLinks] = useState(false);
  const [asking, setAsking] = useState(false);
  const apply = useMutation(applyImport);
  const again = useMutation(changeImport);
  const isEmpty = counts.create + counts.update === 0;

  const run = async () => {
    messages.clear();
    try {
      const done = await apply.mutateAsync({ params: { id }, body: { send_links: sendLinks } });
      const lines = [`${counted(done.counts.create, 'new member', 'new members')}, ${counted(done.counts.update, 'person changed', 'people changed')}.`];
      if (done.links > 0) lines.push(`${counted(done.links, 'link is', 'links are')} on the way.`);
      messages.success(lines);
    } catch (error) {
      messages.error(errorMessage(error, 'Failed to apply the import. Nobody was changed. Please try again.', { 409: true }));
      throw error;
    }
  };
  const look = async () => {
    messages.clear();
    try {
      await again.mutateAsync({ params: { id }, body: {} });
      messages.success('The rows were looked at anew.');
    } catch (error) {
      messages.error(errorMessage(error, 'Failed to look at the rows. Please try again.', { 409: true }));
    }
  };
  const what = `${counted(counts.create, 'new member', 'new members')}, ${counted(counts.update, 'person', 'people')} changed.`;
  return (
    <Panel title="Apply" lead={isEmpty ? 'There is nothing to apply: no row would change anybody.' : `${what} ${counts.error > 0 ? `${counted(counts.error, 'faulty row is', 'faulty rows are')} left out.` : ''}`}>
      <div className="flex flex-col gap-4">
        {counts.create > 0 && (
          <Checkbox
            label="Mail the new members a link to set their password"
            hint="It works for 7 days. Without it they use Forgot password."
            checked={sendLinks}
            onChange={({ target }) => setSendLinks(target.checked)}
          />
        )}
        <div className="flex flex-wrap gap-3">
          <Button disabled={isEmpty} onClick={() => setAsking(true)}>
            Apply import
          </Button>
          <Button variant="secondary" loading={again.isPending} onClick={() => void look()}>
            Look again
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Apply this import?"
        description={`${what} It can be undone for 14 days.`}
        confirmLabel="Apply"
        onConfirm={run}
      />
    </Panel>
  );
}
