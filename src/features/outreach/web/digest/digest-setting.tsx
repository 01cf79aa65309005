import { useMutation, useQuery } from '@tanstack/react-query';
import * as common from '~/shared/texts';
import { SavedCheckbox } from '~/ui/saved-checkbox';
import { useMessage } from '~/ui/hooks/use-message';
import { MessageBanner } from '~/ui/message-banner';
import { SettingCard } from '~/ui/setting-card';
import { Skeleton } from '~/ui/skeleton';
import type { DigestSetting as DigestSettingValue } from '../../contract/digest';
import { changeDigest, digestQuery } from './queries';
import * as texts from '../../texts';

/**
 * Shows the switch of the weekly digest by mail: it saves at once, and returns to its old position when saving fails.
 */
export function DigestSetting() {
  const setting = useQuery(digestQuery);
  return (
    <SettingCard
      id="digest"
      title={texts.digestSetting}
      query={setting}
      failed={texts.digestLoadFailed}
      waiting={<Skeleton className="h-20" />}
    >
      {(saved) => <Switch saved={saved} />}
    </SettingCard>
  );
}

function Switch({ saved }: { saved: DigestSettingValue }) {
  const { mutateAsync } = useMutation(changeDigest);
  const [message, messages] = useMessage({ clearAfter: 5000 });
  return (
    <>
      <SavedCheckbox
        label={texts.digestWanted}
        hint={texts.digestHint}
        checked={saved.wanted}
        onSave={(wanted) => mutateAsync({ body: { ...saved, wanted } })}
        messages={messages}
        words={{ on: texts.digestOn, off: texts.digestOff, failed: common.saveFailed }}
        known={{ stale: common.switchedElsewhere }}
      />
      <MessageBanner message={message} className="mt-3" />
    </>
  );
}
