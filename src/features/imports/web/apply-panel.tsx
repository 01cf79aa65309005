import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '~/shared/error-message';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/checkbox';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import type { Messages } from '~/ui/hooks/use-message';
import { Panel } from '~/ui/panel';
import { attempt } from '~/ui/office/attempt';
import type { Import } from '../contract';
import { undoDays } from '../contract/choices';
import { Warning } from '~/ui/warning';
import * as texts from '../texts';
import { applyImport, changeImport } from './mutations';

/** Returns the changes as text: `3 new members, 2 people changed.` */
const changeWords = ({ create, update }: Pick<Import['counts'], 'create' | 'update'>) =>
  countText(texts.peopleChanged, update, { created: countText(texts.newMembers, create) });

interface ApplyPanelProps {
  preview: Import;
  /** The lines of the rows with warnings that are to be applied. */
  ticked: ReadonlySet<number>;
  messages: Messages;
  /** Called when the rows were compared again: other rows may have warnings then. */
  onPreview: () => void;
}

/** Applies the preview, with or without links for a first password. */
export function ApplyPanel({ preview, ticked, messages, onPreview }: ApplyPanelProps) {
  const { id, counts } = preview;
  const leftOut = Math.max(0, counts.warnings - ticked.size);
  const applied = { create: counts.create, update: counts.update - leftOut };
  const [sendLinks, setSendLinks] = useState(false);
  const [asking, setAsking] = useState(false);
  const apply = useMutation(applyImport);
  const again = useMutation(changeImport);
  const isEmpty = applied.create + applied.update === 0;

  const run = async () => {
    messages.clear();
    try {
      const done = await apply.mutateAsync({ params: { id }, body: { send_links: sendLinks, confirmed: [...ticked] } });
      const lines = [changeWords(done.counts)];
      if (done.links > 0) lines.push(countText(texts.linksQueued, done.links));
      messages.success(lines);
    } catch (error) {
      messages.error(errorMessage(error, texts.applyFailed, { 409: true, superuser_only: true }));
      throw error;
    }
  };
  const look = () =>
    attempt(messages, { failed: texts.lookFailed, known: { stale: common.switchedElsewhere, 409: true } }, async () => {
      await again.mutateAsync({ params: { id }, body: { updated_at: preview.updated_at } });
      onPreview();
      messages.success(texts.lookedAnew);
    });
  const what = changeWords(applied);
  return (
    <Panel
      title={texts.apply}
      lead={
        isEmpty && leftOut === 0
          ? texts.nothingToApply
          : `${what} ${counts.error > 0 ? countText(texts.leftOut, counts.error) : ''}`
      }
    >
      <div className="flex flex-col gap-4">
        {leftOut > 0 && <Warning>{countText(texts.doubtfulLeft, leftOut)}</Warning>}
        {!isEmpty && (
          <Checkbox
            label={counts.create > 0 ? texts.sendLinks : texts.sendFirstLinks}
            hint={texts.sendLinksHint}
            checked={sendLinks}
            onChange={({ target }) => setSendLinks(target.checked)}
          />
        )}
        <div className="flex flex-wrap gap-3">
          <Button disabled={isEmpty} onClick={() => setAsking(true)}>
            {texts.applyImport}
          </Button>
          <Button variant="secondary" loading={again.isPending} onClick={() => void look()}>
            {texts.lookAgain}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={texts.applyQuestion}
        description={fillText(texts.applyMeans, { what, days: undoDays })}
        confirmLabel={texts.apply}
        onConfirm={run}
      />
    </Panel>
  );
}
