import { useMutation, useQuery } from '@tanstack/react-query';
import { Card } from '~/ui/card';
import { SavedCheckbox } from '~/ui/saved-checkbox';
import { useMessage } from '~/ui/hooks/use-message';
import { MessageBanner } from '~/ui/message-banner';
import { ListFrame } from '~/ui/office/list-frame';
import { Skeleton } from '~/ui/skeleton';
import * as texts from '../texts';
import { changeDigest } from './mutations';
import { digestQuery } from './queries';

/** Whether the week's questions come by mail: saved as it is switched, and put back when it could not be. */
export function DigestSetting() {
  const setting = useQuery(digestQuery);
  return (
    <Card as="section" aria-labelledby="digest">
      <h2 id="digest" className="mb-3 text-xl">
        {texts.digestSetting}
      </h2>
      <ListFrame
        query={setting}
        failed={texts.digestLoadFailed}
        denied={texts.digestLoadFailed}
        waiting={<Skeleton className="h-20" />}
      >
        {({ wanted }) => <Switch on={wanted} />}
      </ListFrame>
    </Card>
  );
}

function Switch({ on }: { on: boolean }) {
  const { mutateAsync } = useMutation(changeDigest);
  const [message, messages] = useMessage({ clearAfter: 5000 });
  return (
    <>
      <SavedCheckbox
        label={texts.digestWanted}
        hint={texts.digestHint}
        checked={on}
        onSave={(wanted) => mutateAsync({ body: { wanted } })}
        messages={messages}
        words={{ on: texts.digestOn, off: texts.digestOff, failed: texts.digestSaveFailed }}
      />
      <MessageBanner message={message} className="mt-3" />
    </>
  );
}
